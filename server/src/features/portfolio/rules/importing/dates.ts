import { clockIn, HOUR_MS, isTimeZone, utcDay } from '@pusula/words'
import { inSlices } from '../../../../platform/slices.ts'
import { cellIn, folded, type Table } from './table.ts'

export type DateOrder = 'dayFirst' | 'monthFirst'
/** Ambiguous two-digit years: 25-01-10, or 10-01-25. */
export type ShortYear = 'first' | 'last'

const clock = '(?:(?:[T ,]+| +- +)(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9}))?)?\\s*([AP]M|Ö[ÖS])?)?'
const zone = '\\s*(Z|[ECMP][SD]T|UTC0|(?:UTC|GMT)?(?:[+-]\\d{1,2}(?::?\\d{2})?)?)'
/** Only some of these files shorten the year that comes first: 25-01-10. Elsewhere such a date could be read in three ways. */
const yearFirst = new RegExp(`^(\\d{4}|\\d{2}(?=-))[-/.](\\d{1,2})[-/.](\\d{1,2})${clock}${zone}$`, 'i')
const yearLast = new RegExp(`^(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})${clock}${zone}$`, 'i')
const monthNamed = new RegExp(`^(\\d{1,2})[ .-]+(\\p{L}{3,})[ .,-]+(\\d{4})${clock}${zone}$`, 'iu')
const monthLeads = new RegExp(`^(\\p{L}{3,})\\.? (\\d{1,2}),? (\\d{4})${clock}${zone}$`, 'iu')
/** What stands around a date without telling more: Wed, 31 Jan 2024, and (Central European Time) behind it. */
const around = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? |\s*\([^)]*\)$/gi
/** No moment is written at greater length, and to look for what stands around it takes time. */
const longestMoment = 100
/** 14:35 2024-11-16 */
const clockFirst = /^(\d{1,2}:\d{2}(?::\d{2})?) (\d{4}-\d{2}-\d{2})$/
/** 2024-11-16UTC14:35:00 */
const zoneBetween = /^(\d{4}-\d{2}-\d{2}) ?UTC ?(\d{1,2}:\d{2}(?::\d{2})?)$/

interface ReadInstant {
  at: string
  /** The day that is written there, whichever clock it is of. */
  day: string
  /** No hour is written there. */
  isWholeDay: boolean
  /** The cell itself said where its clock stands. */
  isZoned: boolean
}

/** What a clock is ahead of UTC, in minutes, when it shows a time as if that were UTC. */
type Clock = (shownMs: number) => number
export const clockAhead =
  (minutes: number): Clock =>
  () =>
    minutes

/** No place is further ahead: UTC+14, on the first islands. What is further is no clock. */
const furthestMinutes = 14 * 60

/** What a clock is ahead of UTC, in minutes: UTC+03:00 is 180, UTC--6 is 360 behind. Undefined where nothing is said. */
export function zoneIn(text: string): number | undefined {
  const [all, sign = '', hours = '0', minutes = '0'] =
    /(?:utc|gmt)\s*(?:(\+|--?)(\d{1,2})(?::?(\d{2}))?)?/i.exec(text) ?? []
  if (all === undefined) return undefined
  return (sign.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The clocks of North America by their letters, as mail has always named them (RFC 5322). */
const american = ['edt', 'est', 'cdt', 'cst', 'mdt', 'mst', 'pdt', 'pst']

function zoneOf(written: string): number | undefined {
  if (written === '') return undefined
  const place = american.indexOf(written.toLowerCase())
  // Each is an hour behind the summer before it: EDT is UTC-4, EST and CDT are UTC-5.
  if (place >= 0) return -60 * (4 + Math.ceil(place / 2))
  return /^z$/i.test(written) ? 0 : zoneIn(/^[+-]/.test(written) ? `UTC${written}` : written)
}

/** The clock that somebody names: UTC+3, or that of a place with its summers; undefined where there is none. */
export function clockNamed(name: string): Clock | undefined {
  const ahead = zoneIn(name)
  if (ahead !== undefined) return Math.abs(ahead) > furthestMinutes ? undefined : clockAhead(ahead)
  if (!isTimeZone(name)) return undefined
  const wallOf = clockIn(name)
  const aheadAt = (atMs: number) => {
    const { year, month, day, hour, minute } = wallOf(new Date(atMs))
    return Math.round((Date.UTC(year, month - 1, day, hour, minute) - atMs) / 60_000)
  }
  const known = new Map<number, number>()
  return shownMs => {
    const hour = Math.floor(shownMs / HOUR_MS)
    const ahead = known.get(hour) ?? aheadAt(hour * HOUR_MS - aheadAt(hour * HOUR_MS) * 60_000)
    known.set(hour, ahead)
    return ahead
  }
}

/** A moment in the ways these files write it, as a clock shows it; undefined where it is none. */
export function instantIn(
  written: string,
  order: DateOrder,
  clock: Clock,
  shortYear?: ShortYear,
): ReadInstant | undefined {
  if (written.length > longestMoment) return undefined
  if (/^\d{10}(\d{3})?$/.test(written)) {
    const at = new Date(Number(written.padEnd(13, '0'))).toISOString()
    return { at, day: at.slice(0, 10), isWholeDay: false, isZoned: true }
  }
  const text = written.replace(around, '').replace(clockFirst, '$2 $1').replace(zoneBetween, '$1 $2 UTC')
  const first = yearFirst.exec(text)
  if (first?.[1]?.length === 4 || (first && shortYear === 'first')) {
    const [, year = '', month, day, ...rest] = first
    return moment(year, month, day, rest, clock)
  }
  const [, dayNamed, name = '', yearNamed = '', ...restNamed] = monthNamed.exec(text) ?? []
  if (dayNamed) return moment(yearNamed, String(monthOf(name)), dayNamed, restNamed, clock)
  const [, leading = '', dayLed, yearLed = '', ...restLed] = monthLeads.exec(text) ?? []
  if (dayLed) return moment(yearLed, String(monthOf(leading)), dayLed, restLed, clock)
  const [, one = '', sign = '', two = '', year = '', ...rest] = yearLast.exec(text) ?? []
  if (!one || (sign === '-' && year.length === 2 && shortYear !== 'last')) return undefined
  const isDayFirst = (clearOrder(one, sign, two) ?? order) === 'dayFirst'
  const [day, month] = isDayFirst ? [one, two] : [two, one]
  return moment(year, month, day, rest, clock)
}

const monthNames = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
]

/** Written out or shortened, in either language; 0 where there is none. */
function monthOf(name: string): number {
  const word = folded(name)
  return monthNames.findIndex(names => names.some(full => full.startsWith(word))) + 1
}

function moment(
  year: string,
  month: string | undefined,
  day: string | undefined,
  [hours, minutes = '0', seconds = '0', fraction = '0', half = '', zoned = '']: (string | undefined)[],
  clock: Clock,
): ReadInstant | undefined {
  const fullYear = Number(year.length === 2 ? `20${year}` : year)
  const [monthOfYear, dayOfMonth] = [Number(month), Number(day)]
  const isWholeDay = hours === undefined
  const hour = half ? (Number(hours) % 12) + (/[ps]/i.test(half) ? 12 : 0) : Number(hours ?? 0)
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const isDay = monthOfYear >= 1 && dayOfMonth >= 1 && dayOfMonth <= daysIn(fullYear, monthOfYear)
  if (!isDay || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const stated = zoneOf(zoned)
  if (Math.abs(stated ?? 0) > furthestMinutes) return undefined
  const timeMs = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + ms
  const shownMs = Date.UTC(fullYear, monthOfYear - 1, dayOfMonth) + timeMs
  const shown = utcDay(shownMs)
  const offsetMinutes = stated ?? clock(shownMs)
  // Nobody's clock moves a day that has no hour.
  const at = new Date(shownMs - (isWholeDay ? 0 : offsetMinutes) * 60_000).toISOString()
  return { at, day: shown, isWholeDay, isZoned: stated !== undefined }
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** None in a month that there is not. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (lengths[month - 1] ?? 0)
}

interface OpenOrder {
  column: string
  line: number
  written: string
}

/** What a date tells of its order by itself: where dots part it, the day always comes first. */
function clearOrder(one: string, sign: string, two: string): DateOrder | undefined {
  if (sign === '.' || Number(one) > 12) return 'dayFirst'
  return Number(two) > 12 ? 'monthFirst' : undefined
}

/** No coin was traded before this year; the last is far enough ahead, and no day beyond the thirtieth is one. */
const [firstYear, lastYear] = [9, 30]
const isYear = (part: number) => part >= firstYear && part <= lastYear
/** So many days against one year tell which is which. */
const daysPerYear = 3

/**
 * Where the year of two digits stands: nobody can tell it from one date between dashes, but 03-01-23 has no year in front
 * and 23-01-31 none behind, and of many dates the days are more than the years. Undefined where the lines do not settle it.
 */
export async function shortYearOf(table: Table, column: number): Promise<ShortYear | undefined> {
  const [firsts, lasts] = [new Set<number>(), new Set<number>()]
  await inSlices(table.rows, row => {
    const [, one, two, three] = /^(\d{2})-(\d{2})-(\d{2})(?!\d)/.exec(cellIn(row, column)) ?? []
    if (!one) return
    firsts.add(Number(one))
    lasts.add(Number(three))
    // Months first: then the year is not.
    if (Number(two) > 12) firsts.add(Number.NaN)
  })
  if (!firsts.size) return undefined
  const [mayLead, mayEnd] = [[...firsts].every(isYear), [...lasts].every(isYear)]
  if (mayLead !== mayEnd) return mayLead ? 'first' : 'last'
  if (!mayLead) return undefined
  if (firsts.size >= daysPerYear * lasts.size) return 'last'
  return lasts.size >= daysPerYear * firsts.size ? 'first' : undefined
}

/**
 * Whether day or month comes first, found out over the whole column; where every line fits both, or some say the one and
 * some the other, the file is asked about.
 */
export async function orderOf(
  table: Table,
  column: number,
): Promise<{ order: DateOrder; open: OpenOrder | undefined; because: string | undefined }> {
  const orders = new Map<DateOrder, string>()
  let open: OpenOrder | undefined
  await inSlices(table.rows, row => {
    const written = cellIn(row, column)
    const [, one = '', sign = '', two = ''] = yearLast.exec(written) ?? []
    if (!sign || sign === '.') return
    const clear = clearOrder(one, sign, two)
    if (clear) orders.set(clear, orders.get(clear) ?? written)
    else if (one !== two) open ??= { column: table.names[column] ?? '', line: row.line, written }
  })
  const [[order, because] = ['dayFirst' as const, undefined]] = orders
  return { order, because, open: orders.size === 1 ? undefined : open }
}
