"""Pictures from files."""

import os
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


def test_pipes_do_not_keep_pictures_from_loading(stage, paths, tmp_path):
    pipes = [str(tmp_path / f"pipe {number}.jpg") for number in range(3)]
    for pipe in pipes:
        os.mkfifo(pipe)
    stage.open(items=4, kind="images", paths=[*pipes, paths[0]], itemSize=[200, 160])
    wanted = [*(f"{pipe} failed" for pipe in pipes), f"{paths[0]} shown"]
    stage.wait_for(lambda state: [item["image"] for item in sorted(state["items"], key=lambda item: item["i"])] == wanted)


def test_pictures_of_extreme_sizes_stay_within_bounds(stage, tmp_path):
    # 400 million pixels of one bit each.
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    huge = tmp_path / "huge.png"
    rows = zlib.compress(bytes(2501 * 20_000), 1)
    header = struct.pack(">IIBBBBB", 20_000, 20_000, 1, 0, 0, 0, 0)
    huge.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
    strip = png(tmp_path / "strip.png", 60_000, 200, (20, 90, 160))
    stage.open(items=2, kind="images", paths=[strip, str(huge)], itemSize=[200, 160])
    state = stage.wait_for(lambda state: all("awaited" not in item["image"] for item in state["items"]))
    assert state.item(0)["image"] == f"{strip} shown" and state.item(1)["image"] == f"{huge} failed"
    assert 0 < stage.ask("counts")["imageBytes"] <= 8192 * 200 * 4
