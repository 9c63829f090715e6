"""Reads the colours on the screen. What the browser itself paints, such as reflections, has no boxes to inspect."""

import base64
import os

READ = """async ([png, points]) => {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(bitmap, 0, 0)
  const scale = bitmap.width / innerWidth
  return points.map(([x, y]) => [...context.getImageData(Math.floor(x * scale), Math.floor(y * scale), 1, 1).data].slice(0, 3))
}"""


def colours(page, *points) -> list[tuple[int, int, int]]:
    """Returns the colours at points of the window, as red, green and blue from 0 to 255."""
    # After the frame that paints the last change.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # Workers run at the same time.
    name = f"colours {os.environ.get('PYTEST_XDIST_WORKER', '')}".strip()
    png = base64.b64encode(page.screenshot(name).read_bytes()).decode()
    return [tuple(colour) for colour in page.evaluate(READ, [png, [list(point) for point in points]])]


def far(a, b) -> int:
    """Returns the largest difference of two colours in any channel."""
    return max(abs(x - y) for x, y in zip(a, b))


def mixed(a, b, share: float) -> tuple[int, int, int]:
    """Blends a colour over another one with an opacity."""
    return tuple(round(x * share + y * (1 - share)) for x, y in zip(a, b))
