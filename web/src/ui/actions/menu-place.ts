type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

const gapPx = 4
const edgePx = 8

/** Under its button and flush with the button's right edge; above it when there is no room below. */
export function placeMenu(button: Box, menu: Size, viewport: Size) {
  const below = button.bottom + gapPx
  const above = button.top - gapPx - menu.height
  const fits = below + menu.height <= viewport.height - edgePx
  const leftMost = Math.max(edgePx, viewport.width - edgePx - menu.width)
  return {
    leftPx: Math.min(Math.max(edgePx, button.right - menu.width), leftMost),
    topPx: fits || above < edgePx ? below : above,
  }
}
