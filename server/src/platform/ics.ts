import { DAY_MS, utcDay } from '@pusula/words'
/** iCalendar event (RFC 5545). Times are UTC; an all-day event has a date instead. */
export interface CalendarEntry {
  /** The same for as long as the entry is known, and like no other. */
  id: string
  title: string
  text?: string
  url?: string
  /** A moment, or a day: 2026-11-15. */
  at: Date | string
  changedAt: Date
  /** It is off: kept for a while, since programs keep what merely vanishes. */
  isCancelled?: boolean
}

interface Calendar {
  name: string
  host: string
  language: string
  entries: readonly CalendarEntry[]
}

const maxBytes = 75
const everyHours = 6

/** Line folding of RFC 5545: at most 75 bytes, never cut inside a character; continuation lines begin with a space. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > maxBytes) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

const isPrinted = (letter: string) => letter >= ' ' && letter !== '\u007f'

/** A text so that nothing in it ends its line or begins another property. */
export const escapeText = (text: string): string =>
  [...text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')].filter(isPrinted).join('')

const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
const dateOf = (isoDay: string) => isoDay.replaceAll('-', '')
const dayAfter = (isoDay: string) => utcDay(Date.parse(`${isoDay}T00:00Z`) + DAY_MS)

const linesOf = (host: string, { id, title, text, url, at, changedAt, isCancelled }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${host}`,
  `DTSTAMP:${stampOf(changedAt)}`,
  `LAST-MODIFIED:${stampOf(changedAt)}`,
  `SEQUENCE:${isCancelled ? 1 : 0}`,
  ...(typeof at === 'string'
    ? [`DTSTART;VALUE=DATE:${dateOf(at)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(at))}`]
    : [`DTSTART:${stampOf(at)}`]),
  `SUMMARY:${escapeText(title)}`,
  ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // Nobody looks busy because of it.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar as a file that programs ask for now and then (RFC 5545). */
export const calendarText = ({ name, host, language, entries }: Calendar): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Pusula//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
    `X-PUBLISHED-TTL:PT${everyHours}H`,
    ...entries.flatMap(entry => linesOf(host, entry)),
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')}\r\n`
