/** Where the card of the tour stands, and where its tip points. All in pixels of the page in sight. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Offsets = Partial<Record<'left' | 'right' | 'top' | 'bottom' | 'width', number>>

export interface Placed {
  card: Offsets
  /** On which side of the card the tip sits, and where along it. */
  tip: Offsets & { side: 'top' | 'bottom' | 'left' }
}

const gutterPx = 16
const gapPx = 20
const ringPx = 4
/** The ring itself is drawn around its box. */
const edgePx = 4
const cardPx = 380
const tipPx = 14
/** The corner of the card is round: the tip keeps off it. */
const cornerPx = 24

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** The ring around what is pointed at; it stays on the page. */
export function ringAround(box: Box, page: { width: number; height: number }): Box {
  const left = Math.max(box.left - ringPx, edgePx)
  const top = Math.max(box.top - ringPx, edgePx)
  const right = Math.min(box.left + box.width + ringPx, page.width - edgePx)
  const bottom = Math.min(box.top + box.height + ringPx, page.height - edgePx)
  return { left, top, width: right - left, height: bottom - top }
}

/** Beside the target at a desk, above or below it on a phone, whichever side has the room. */
export function placeCard(target: Box, page: { width: number; height: number; isWide: boolean }): Placed {
  const fromTop = target.top + target.height / 2
  const fromBottom = page.height - fromTop
  const isLow = fromTop > fromBottom
  if (page.isWide) {
    // The card hangs from the top or stands on the bottom, whichever is nearer, so that it never leaves the page.
    const near = isLow ? 'bottom' : 'top'
    const middle = isLow ? fromBottom : fromTop
    const edge = Math.max(gutterPx, middle - target.height / 2)
    return {
      card: { left: target.left + target.width + gapPx, width: cardPx, [near]: edge },
      tip: { side: 'left', [near]: Math.max(cornerPx, middle - edge - tipPx / 2) },
    }
  }
  const middle = target.left + target.width / 2
  const left = clamp(middle - gutterPx - tipPx / 2, cornerPx, page.width - 2 * gutterPx - cornerPx - tipPx)
  const sides = { left: gutterPx, right: gutterPx }
  return isLow
    ? { card: { ...sides, bottom: page.height - target.top + gapPx }, tip: { side: 'bottom', left } }
    : { card: { ...sides, top: target.top + target.height + gapPx }, tip: { side: 'top', left } }
}
