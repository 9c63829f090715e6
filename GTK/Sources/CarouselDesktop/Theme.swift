/// The gallery's style sheet; all colours derive from libadwaita's, so light and dark follow the system.
enum Theme {
  static let css = """
    .ground {
      background-color: @view_bg_color;
      background-image: radial-gradient(ellipse at 50% 0%, alpha(@window_fg_color, 0.06), transparent 70%);
    }
    window:drop(active) .ground { box-shadow: inset 0 0 0 3px @accent_bg_color; }
    .item { border-radius: 12px; background-color: @card_bg_color; }
    .edge { border-radius: 12px; box-shadow: inset 0 0 0 1px alpha(white, 0.16); }
    .card-item > .edge { box-shadow: inset 0 0 0 1px alpha(@window_fg_color, 0.08); }
    .item.card-item { background-color: @card_item_color; color: @window_fg_color; }
    .high-contrast .edge, .high-contrast .card-item > .edge {
      box-shadow: inset 0 0 0 2px alpha(@window_fg_color, 0.7);
    }
    .high-contrast .small-card { background-color: mix(@view_bg_color, @window_fg_color, 0.6); }
    .high-contrast .style-frame:checked { box-shadow: inset 0 0 0 2px @accent_bg_color; }
    .strip { border-top: 1px solid alpha(@borders, 0.6); background-color: @window_bg_color; }
    .style-frame { padding: 4px; border-radius: 10px; font-weight: normal; }
    .style-frame:checked { background-color: alpha(@accent_bg_color, 0.18); color: @accent_color; }
    .small-card {
      border-radius: 4px; background-color: mix(@view_bg_color, @window_fg_color, 0.34);
      box-shadow: inset 0 0 0 1px mix(@view_bg_color, @window_fg_color, 0.12);
    }
    .style-frame:checked .small-card { background-color: @accent_bg_color; }
    .group-heading { padding: 18px 12px 6px 12px; font-size: smaller; }
    .glow {
      border-radius: 10px;
      background-image: radial-gradient(circle at 50% 35%, #fff6cf, #ffd257 38%, alpha(#ff9a3c, 0.25) 75%);
    }
    .chosen > .edge { box-shadow: inset 0 0 0 4px @accent_bg_color; }
    .note, .note text { background: none; font-size: 22px; }
    .slots { padding: 12px; border-radius: 24px; background-color: mix(@view_bg_color, @window_fg_color, 0.1); }
    .reel {
      border-radius: 12px; background-color: #fdfcf9; padding: 0 6px;
      box-shadow: inset 0 0 0 1px alpha(black, 0.12);
    }
    .dim-label, .subtitle { opacity: 0.75; }
    switch:not(:checked), scale trough { background-color: @control_color; }
    switch > slider { background-color: white; }
    entry { box-shadow: inset 0 0 0 1px @control_color; }
    entry.value { min-height: 24px; padding: 0 4px; border-radius: 6px; background: none; outline: none; }
    entry.value text { color: alpha(currentColor, 0.7); }
    entry.value:focus-within { background-color: alpha(@window_fg_color, 0.08); }
    entry.value:focus-within text { color: @window_fg_color; }
    button.reset { min-width: 24px; min-height: 24px; padding: 0; }
    .code { font-family: monospace; font-size: smaller; padding: 12px; }
    .stage-edge { min-width: 36px; min-height: 20px; }
    .stage-edge.left { background-image: linear-gradient(to right, @view_bg_color, alpha(@view_bg_color, 0)); }
    .stage-edge.right { background-image: linear-gradient(to left, @view_bg_color, alpha(@view_bg_color, 0)); }
    .stage-edge.top { background-image: linear-gradient(to bottom, @view_bg_color, alpha(@view_bg_color, 0)); }
    .stage-edge.bottom { background-image: linear-gradient(to top, @view_bg_color, alpha(@view_bg_color, 0)); }
    .high-contrast .stage-edge { background: none; }
    .counter { font-size: 56px; font-weight: 300; }
    .tracks { background: none; }
    .item.playing-card { background-color: #fffdf8; border-radius: 12px; }
    .playing-card .suit { font-size: 84px; }
    .playing-card .rank { font-size: 20px; font-weight: 600; }
    .playing-card.red label { color: #c3272b; }
    .playing-card.black label { color: #22252b; }
    .card-back {
      margin: 8px; border-radius: 7px; border: 2px solid #2f6f8f;
      background-color: #1f5873;
      background-image: repeating-linear-gradient(45deg, alpha(white, 0.14), alpha(white, 0.14) 3px, transparent 3px, transparent 10px),
        repeating-linear-gradient(-45deg, alpha(white, 0.14), alpha(white, 0.14) 3px, transparent 3px, transparent 10px);
    }
    swift-carousel:focus-visible { outline: none; }
    /* Three to one with each ground, light or dark, and with the white knob of a switch. */
    @define-color control_color #858585;
    @define-color card_item_color mix(@view_bg_color, @window_fg_color, 0.06);
    """
}
