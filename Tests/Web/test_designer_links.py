"""The designer's address, which contains the whole state."""

import pytest
from designer_page import CAROUSEL, FRESH, ROTARY, open_designer, ready, stage, wait_for_document


#: Long enough that its link is packed.
LONG = {
    "version": 1,
    "style": {"name": "cylinder", "radius": 700, "fadeMin": -2},
    "axis": "vertical",
    "motion": {"profile": "spring", "bounce": 0.3},
    "decorations": [{"name": "shadow", "color": "#336699"}],
}


def test_a_reload_changes_nothing(page, serve):
    site = open_designer(page, serve, {"document": LONG, "items": 9})
    hash = page.evaluate("location.hash")
    assert len(hash) < 300
    page.open("about:blank")
    page.open(site.url("designer/index.html" + hash))
    ready(page)
    wait_for_document(page, LONG)
    assert stage(page, "[c.itemStyle, c.vertical, c.numberOfItems, c.getAttribute('radius')]") == ["cylinder", True, 9, "700"]


def test_a_change_is_in_the_address(page, serve):
    open_designer(page, serve)
    assert page.evaluate("location.hash") == ""
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.wait_for("location.hash.length > 4")
    wait_for_document(page, {**FRESH, "style": {"name": "wheel"}})


@pytest.mark.complete("rest")
@pytest.mark.parametrize("hash", ["#x", "#zAAAA", "#j%%%", "#jbm90IGpzb24", "#z", "#jW10", "#jW251bGxd"])
def test_damaged_links_are_reported(page, serve, hash):
    open_designer(page, serve, hash)
    assert "This link can’t be read" in page.evaluate("document.getElementById('notice').textContent")
    assert stage(page, "c.itemStyle") == "cover-flow"


@pytest.mark.complete
def test_problems_of_a_link_s_document_are_shown(page, serve):
    open_designer(page, serve)
    hash = page.evaluate(
        """async () => (await import('./link.js')).hashOf({ items: 24, document: { version: 1, axis: 'up', zebra: 1 } })"""
    )
    page.evaluate("(hash) => void (location.hash = hash)", hash)
    page.wait_for("document.querySelectorAll('#notice li').length === 2")
    assert "axis" in page.evaluate("document.getElementById('notice').textContent")


@pytest.mark.complete
def test_a_link_can_be_undone(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    page.key("Control+z")
    wait_for_document(page, FRESH)


@pytest.mark.complete
def test_a_link_that_arrives_while_the_address_is_written_is_read(page, serve):
    open_designer(page, serve)
    link = page.evaluate("async (state) => (await import('./link.js')).hashOf(state)", {"document": ROTARY, "items": 24})
    # The link arrives when the new hash of a change is known but not yet written.
    page.evaluate(
        """(link) => {
          const { btoa } = self
          self.btoa = (text) => {
            self.btoa = btoa
            location.hash = link
            return btoa(text)
          }
        }""",
        link,
    )
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.wait_for(f"{CAROUSEL}.itemStyle === 'rotary'")
    wait_for_document(page, ROTARY)


@pytest.mark.complete
def test_a_change_before_a_link_does_not_replace_it(page, serve):
    open_designer(page, serve)
    link = page.evaluate("async (state) => (await import('./link.js')).hashOf(state)", {"document": LONG, "items": 24})
    assert link.startswith("#z")
    # While the link is being unpacked, the change before it is due to be written.
    page.evaluate(
        """(link) => {
          const { prototype } = Blob
          const { arrayBuffer } = prototype
          const written = Promise.withResolvers()
          prototype.arrayBuffer = async function () {
            prototype.arrayBuffer = function () {
              prototype.arrayBuffer = arrayBuffer
              const bytes = arrayBuffer.call(this)
              bytes.then(() => setTimeout(written.resolve))
              return bytes
            }
            await written.promise
            return arrayBuffer.call(this)
          }
          document.querySelector('[data-style=wheel]').click()
          location.hash = link
        }""",
        link,
    )
    page.wait_for(f"{CAROUSEL}.itemStyle === 'cylinder'")
    wait_for_document(page, LONG)
