import { DAY_MS, plainDecimal } from '@pusula/words'
import { type piecesOf, valuesIn } from './xml.ts'

/** What the style of a cell makes of its number: a day, one with its hour, an hour alone, a share, money, or nothing but a number. */
type Style = 'day' | 'moment' | 'hour' | '%' | '$' | '₺' | '€' | undefined

export interface Moments {
  styles: readonly Style[]
  /** Days are counted from 1904, as some old programs do. */
  is1904: boolean
}

/** Formats that every program knows by their number. */
function knownStyle(id: number): Style {
  if (id >= 18 && id <= 21) return 'hour'
  if (id === 9 || id === 10) return '%'
  if (id === 22) return 'moment'
  const isDay = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDay ? 'day' : undefined
}

/** A format as a person has written it: dd.mm.yyyy hh:mm. Hours that add up, [h]:mm, are an amount and no time of a day. */
function styleOf(format: string): Style {
  const [first = ''] = format.replace(/"[^"]*"|\\.|[_*]./g, '').split(';')
  if (/\[[hms]+\]/i.test(first)) return undefined
  const letters = first.replace(/\[[^\]]*\]/g, '')
  if (/[dy]/i.test(letters)) return /h/i.test(letters) ? 'moment' : 'day'
  if (/[hs]/i.test(letters)) return 'hour'
  return /m/i.test(letters) ? 'day' : unitIn(format)
}

/** [$₺-41F]#,##0.00 and 0.00 "TL" are money, [$-409] only a language; which money a format without a sign is, nobody tells. */
function unitIn(format: string): Style {
  const [shown = ''] = format.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').split(';')
  if (/%/.test(shown.replace(/"[^"]*"|\\./g, ''))) return '%'
  const [found = ''] = /[$₺€]|\b(?:TL|TRY|EUR|USD)\b/.exec(shown) ?? []
  return { $: '$', USD: '$', '₺': '₺', TL: '₺', TRY: '₺', '€': '€', EUR: '€' }[found] as Style
}

/** As much as Excel takes of a format. */
const longestFormat = 255

/** The styles of cells in their order. */
export function stylesIn(pieces: ReturnType<typeof piecesOf>): Style[] {
  const own = new Map<string, Style>()
  const styles: Style[] = []
  let isOfCells = false
  for (const { kind, text, rest } of pieces) {
    if (text === 'cellXfs') isOfCells = kind === 'open'
    if (kind !== 'open') continue
    const { numFmtId = '', formatCode = '' } = valuesIn(rest)
    if (text === 'numFmt') own.set(numFmtId, styleOf(formatCode.slice(0, longestFormat)))
    if (text === 'xf' && isOfCells) styles.push(own.has(numFmtId) ? own.get(numFmtId) : knownStyle(Number(numFmtId)))
  }
  return styles
}

/** The last day of 9999. */
const lastDay = 2_958_465
/** Excel counts a 29 February 1900 that there never was. */
const neverDay = 60

/** A count of days as a date and an hour, 2024-11-16 14:35:00; undefined where the cell holds no such thing. */
export function momentText(written: string, kind: Style, { is1904 }: Moments): string | undefined {
  const serial = Number(written)
  const isTime = kind === 'day' || kind === 'moment' || kind === 'hour'
  if (!isTime || written.trim() === '' || !(serial >= 0 && serial <= lastDay)) return undefined
  const before = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < neverDay ? 31 : 30)
  const [day = '', clock = ''] = new Date(before + Math.round(serial * DAY_MS)).toISOString().split('T')
  const hour = clock.replace(/(\.000)?Z$/, '')
  if (kind === 'hour' || serial < 1) return hour
  // Midnight is an hour where hours are shown.
  return kind === 'day' && hour === '00:00:00' ? day : `${day} ${hour}`
}

/** A number as its style shows it: a half that is shown as 50 % is no half of a coin, and money has its sign. */
export function withUnit(number: string, style: Style): string {
  if (!/^-?\d/.test(number)) return number
  if (style === '%') return `${plainDecimal(`${number}e2`)}%`
  return style === '$' || style === '₺' || style === '€' ? number.replace(/^-?/, sign => sign + style) : number
}
