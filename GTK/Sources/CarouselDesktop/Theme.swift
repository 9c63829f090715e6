/// How the gallery's own things look; all colours follow from libadwaita's, so light and dark follow the system.
enum Theme {
  static let css = """
    .ground {
      background-color: @view_bg_color;
      background-image: radial-gradient(ellipse at 50% 0%, alpha(@window_fg_color, 0.06), transparent 70%);
    }
    .item { border-radius: 12px; background-color: @card_bg_color; }
    .edge { border-radius: 12px; box-shadow: inset 0 0 0 1px alpha(white, 0.16); }
    .item.card-item { background-color: @card_item_color; color: @window_fg_color; }
    .strip { border-top: 1px solid alpha(@borders, 0.6); background-color: alpha(@window_bg_color, 0.6); }
    .style-frame { padding: 4px; border-radius: 10px; font-weight: normal; }
    .style-frame:checked { background-color: alpha(@accent_bg_color, 0.18); color: @accent_color; }
    .small-card {
      border-radius: 4px; background-color: mix(@view_bg_color, @window_fg_color, 0.34);
      box-shadow: inset 0 0 0 1px mix(@view_bg_color, @window_fg_color, 0.12);
    }
    .style-frame:checked .small-card { background-color: @accent_bg_color; }
    .group-heading { padding: 18px 12px 6px 12px; font-size: smaller; }
    swift-carousel:focus-visible { outline: none; }
    @define-color card_item_color mix(@view_bg_color, @window_fg_color, 0.06);
    """
}
