"""Style classes that say what an item is to the carousel."""


def marks(stage):
    return {item["i"]: item["marks"] for item in stage.state()["items"] if item["marks"]}


def test_the_widgets_of_items_are_marked_by_style_classes(stage):
    stage.open(items=9, size=[600, 300], itemSizes=[[200, 200]], set={"style": "linear", "scrollOffset": 4})
    stage.settled()
    assert marks(stage) == {3: ["previous", "visible"], 4: ["current", "visible"], 5: ["next", "visible"]}
    # Widgets that are recycled for other items lose the classes of the old ones.
    for offset in (5, 0, 8, 2):
        stage.set("scrollOffset", offset)
        stage.settled()
        wanted = {offset - 1: ["previous", "visible"], offset: ["current", "visible"], offset + 1: ["next", "visible"]}
        assert marks(stage) == {index: words for index, words in wanted.items() if 0 <= index < 9}
