"""Pictures from files."""

import struct
import zlib

import pytest


def png(path, width, height, colour):
    row = b"\0" + bytes(colour) * width

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b""))
    return str(path)


@pytest.fixture
def paths(tmp_path):
    paths = [png(tmp_path / f"{i}.png", 900 + 10 * i, 700, (20 * i % 256, 90, 160)) for i in range(12)]
    (tmp_path / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    return [*paths, str(tmp_path / "broken.png"), str(tmp_path / "absent.png")]


def test_pictures_are_read_and_broken_ones_are_reported(stage, paths):
    stage.open(items=len(paths), kind="images", paths=paths, itemSize=[200, 160])
    for index, path in enumerate(paths):
        stage.ask("scrollTo", index=index, duration=0)
        wanted = f"{path} failed" if index > 11 else f"{path} shown"
        state = stage.wait_for(lambda state: state.item(index)["image"] == wanted)
        assert state.item(index)["size"] == [200, 160]


def test_pictures_that_pass_quickly_are_not_read(stage, paths):
    stage.open(items=100_000, kind="images", paths=paths, itemSize=[200, 160])
    stage.ask("scrollTo", index=90_000, duration=0.3)
    stage.settled()
    state = stage.wait_for(lambda state: all("awaited" not in item["image"] for item in state["items"]))
    assert state["currentIndex"] == 90_000
    assert stage.ask("counts")["imageBytes"] <= 8 << 20
