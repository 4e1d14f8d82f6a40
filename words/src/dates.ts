import { unknown } from './decimal.ts'
import { type Both, type Language, plural } from './language.ts'
import { DAY_MS, HOUR_MS, utcDay } from './time.ts'

/** Default time zone, where most of our readers are. */
export const homeZone = 'Europe/Istanbul'

const ages = {
  tr: { now: 'az önce', minute: 'dk önce', hour: 'sa önce', day: 'gün önce', days: 'gün önce' },
  en: { now: 'just now', minute: 'min ago', hour: 'h ago', day: 'day ago', days: 'days ago' },
}

/** Both languages shorten a month to its first three letters. */
const months: Both<readonly string[]> = {
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** From Sunday on. */
export const weekdayNames: Both<readonly string[]> = {
  tr: 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

/** What a calendar and a clock on a wall show. */
interface Wall {
  year: number
  /** From 1. */
  month: number
  day: number
  hour: number
  minute: number
}

/** The walls of a place. */
export type WallClock = (at: Date) => Wall

/** The reader's own, which needs none of the tables of Intl. */
export const ownClock: WallClock = at => ({
  year: at.getFullYear(),
  month: at.getMonth() + 1,
  day: at.getDate(),
  hour: at.getHours(),
  minute: at.getMinutes(),
})

const clocks = new Map<string, WallClock>()

export function clockIn(timeZone: string): WallClock {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...numeric })
  const clock: WallClock = at => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const shown = (part: keyof Wall) => parts.get(part) ?? 0
    const [year, month, day] = [shown('year'), shown('month'), shown('day')]
    return { year, month, day, hour: shown('hour'), minute: shown('minute') }
  }
  // A zone has many spellings, of which only the usual one is kept: what people send fills no memory.
  if (format.resolvedOptions().timeZone === timeZone) clocks.set(timeZone, clock)
  return clock
}

/** A place by its name. Hours alone (+23:59), which newer Nodes take too, are the clock of nowhere. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The zone that this computer is set to. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** The day of an instant as calendars of computers write it: 2026-11-15. */
export function isoDay(at: Date, clock = ownClock): string {
  const { year, month, day } = clock(at)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The calendar day of an instant in a time zone, such as 2026-11-15. */
export const zonedDay = (at: Date | number, zone: string): string => isoDay(new Date(at), clockIn(zone))

/** The same for many instants: what the zone is ahead of UTC is looked up once for each hour that occurs. */
export function zonedDays(zone: string): (at: Date | number) => string {
  const wallOf = clockIn(zone)
  const offsets = new Map<number, number>()
  return at => {
    const atMs = at.valueOf()
    const hour = Math.floor(atMs / HOUR_MS)
    let offsetMs = offsets.get(hour)
    if (offsetMs === undefined) {
      const wall = wallOf(new Date(hour * HOUR_MS))
      offsetMs = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) - hour * HOUR_MS
      offsets.set(hour, offsetMs)
    }
    return utcDay(atMs + offsetMs)
  }
}

/** A moment of a day of the calendar (2026-11-15) where the reader is: without an hour it would be read as midnight in London. */
export const dayAt = (isoDay: string): Date => new Date(`${isoDay}T12:00`)

/** Names of the days around now: yesterday, today and tomorrow. */
const nearDays: Both<readonly [string, string, string]> = {
  tr: ['dün', 'bugün', 'yarın'],
  en: ['yesterday', 'today', 'tomorrow'],
}

/** How many days of the calendar one wall is after another. */
const daysApart = (wall: Wall, now: Wall) =>
  Math.round((Date.UTC(wall.year, wall.month - 1, wall.day) - Date.UTC(now.year, now.month - 1, now.day)) / DAY_MS)

/** Dates and times as a reader of the language writes them. */
export function datesIn(language: Language, clock = ownClock) {
  const known = (write: (wall: Wall) => string) => (at: Date) =>
    Number.isNaN(at.getTime()) ? unknown : write(clock(at))
  const dated = (letters?: number) =>
    known(({ year, month, day }) => `${day} ${months[language][month - 1]?.slice(0, letters)} ${year}`)
  const shortDay = ({ month, day }: Wall) => `${day} ${months[language][month - 1]?.slice(0, 3)}`
  const time = ({ hour, minute }: Wall) => [hour, minute].map(twoDigits).join(language === 'tr' ? '.' : ':')
  return {
    /** 14 Kas 2025, 14 Nov 2025. */
    date: dated(3),
    /** 14 Kas, 14 Nov: where the year goes without saying. */
    shortDay: known(shortDay),
    /** 12 Haziran 2025, 12 June 2025. */
    longDate: dated(),
    /** A day of this year: 12 Kasım, 12 November. */
    day: known(({ month, day }) => `${day} ${months[language][month - 1]}`),
    /** A month at the head of something: Haziran 2025, June 2025. */
    month: known(({ year, month }) => `${months[language][month - 1]} ${year}`),
    /** The same inside a sentence, where Turkish writes it small: haziran 2025. */
    monthProse: known(({ year, month }) => {
      const name = months[language][month - 1] ?? ''
      return `${language === 'tr' ? name.toLocaleLowerCase('tr') : name} ${year}`
    }),
    /** On an axis: Haz 25, Jun 25. */
    axisMonth: known(({ year, month }) => `${months[language][month - 1]?.slice(0, 3)} ${twoDigits(year % 100)}`),
    /** 17 Kasım Salı, Tuesday 17 November. */
    weekday: known(({ year, month, day }) => {
      const name = weekdayNames[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
      const date = `${day} ${months[language][month - 1]}`
      return language === 'tr' ? `${date} ${name}` : `${name} ${date}`
    }),
    /** 14.32 in Turkish, 14:32 in English. */
    time: known(time),
    /** A moment within a sentence, as seen from now: yarın 14.00, 20 Kas 19.00; 14:00 tomorrow, 19:00 on 20 Nov. */
    moment: (at: Date, now: Date) =>
      known(wall => {
        const today = clock(now)
        const near = nearDays[language][1 + daysApart(wall, today)]
        const year = wall.year === today.year || near ? '' : ` ${wall.year}`
        if (language === 'tr') return `${near ?? shortDay(wall) + year} ${time(wall)}`
        return `${time(wall)} ${near ?? `on ${shortDay(wall)}${year}`}`
      })(at),
    /** The same where the day comes first: yarın saat 14.00, 20 Kas 19.00; tomorrow at 14:00, 20 Nov at 19:00. Without its word 04.06 is a day of June. */
    dayTime: (at: Date, now: Date) =>
      known(wall => {
        const near = nearDays[language][1 + daysApart(wall, clock(now))]
        const at = language === 'en' ? ' at' : near ? ' saat' : ''
        return `${near ?? shortDay(wall)}${at} ${time(wall)}`
      })(at),
    /** How old something is: 3 dk önce, 3 min ago. */
    age: (ageMs: number) => {
      const said = ages[language]
      const minutes = Math.floor(ageMs / 60_000)
      const hours = Math.floor(minutes / 60)
      const days = Math.floor(hours / 24)
      if (!Number.isFinite(ageMs)) return unknown
      if (minutes < 1) return said.now
      if (hours < 1) return `${minutes} ${said.minute}`
      if (days < 1) return `${hours} ${said.hour}`
      return `${days} ${plural(days, said.day, said.days)}`
    },
  }
}
