import { attributes, type Html, html } from '@pusula/words/html'

/** Inline SVG of the pages. Sizes are attributes: the content security policy allows no style attributes. */

const widthUnits = 320
const heightUnits = 140
const roomUnits = 8

const rounded = (value: number) => String(Math.round(value * 10) / 10)

/** A line that fills its place at any width; what is written under it is text of the page. */
export function lineChart(closes: readonly number[], label: string): Html {
  const low = Math.min(...closes)
  const high = Math.max(...closes)
  const first = closes[0] ?? 0
  const last = closes.at(-1) ?? first
  const xOf = (place: number) => rounded((place / (closes.length - 1)) * widthUnits)
  const yOf = (price: number) =>
    rounded(high > low ? roomUnits + ((high - price) / (high - low)) * (heightUnits - 2 * roomUnits) : heightUnits / 2)
  const points = closes.map((close, place) => `${xOf(place)} ${yOf(close)}`).join('L')
  const look = last < first ? 'down' : last > first ? 'up' : 'even'
  return html`<svg class="chart ${look}" viewBox="0 0 ${widthUnits} ${heightUnits}" preserveAspectRatio="none" role="img" aria-label="${label}">
<path class="base" d="M0 ${yOf(first)}H${widthUnits}"/><path class="area" d="M${points}V${heightUnits}H0Z"/>
<path class="line" d="M${points}"/><path class="dot" d="M${widthUnits} ${yOf(last)}h0"/></svg>`
}

const clamped = (ratio: number) => rounded(100 * Math.min(1, Math.max(0, ratio)))

function ticks(count: number, isLit: (ratio: number) => boolean): Html[] {
  return Array.from({ length: count + 1 }, (_, place) => {
    const ratio = place / count
    const x = clamped(ratio)
    const isLong = place === 0 || place === count || place * 2 === count
    return html`<line x1="${x}%" x2="${x}%" y1="${isLong ? 10 : 14}" y2="24"${attributes({ class: isLit(ratio) && 'lit' })}/>`
  })
}

/** The mark of where the price is. */
const lubber = (ratio: number) => html`<svg x="${clamped(ratio)}%" class="lubber"><path d="M-5 0H5L0 6Z"/></svg>`

/** Where in its day the price stands, and what it cost on average. */
export function dayScale(nowRatio: number, averageRatio: number): Html {
  return html`<svg class="scale" width="100%" height="30" aria-hidden="true">${ticks(50, ratio => ratio <= nowRatio)}
${lubber(nowRatio)}<circle cx="${clamped(averageRatio)}%" cy="28" r="2"/></svg>`
}

/** The likely range as a band, with room on both sides, and the price in it or beside it. */
export function bandScale(fromRatio: number, toRatio: number, nowRatio: number): Html {
  const from = clamped(fromRatio)
  const width = clamped(toRatio - fromRatio)
  return html`<svg class="scale" width="100%" height="24" aria-hidden="true">${ticks(40, () => false)}
<rect class="band" x="${from}%" y="10" width="${width}%" height="14" rx="3"/>${lubber(nowRatio)}</svg>`
}
