import { describe, expect, it } from 'vitest'
import { clockIn, dayAt, homeZone, isoDay, isTimeZone, ownZone } from './dates.ts'
import { formatIn } from './format.ts'

const tr = formatIn('tr', clockIn(homeZone))
const en = formatIn('en', clockIn(homeZone))

describe('an instant', () => {
  const at = new Date('2025-11-14T11:32:00Z')

  it('reads as the reader writes it', () => {
    expect([tr.date(at), en.date(at)]).toEqual(['14 Kas 2025', '14 Nov 2025'])
    expect([tr.time(at), en.time(at)]).toEqual(['14.32', '14:32'])
    expect([tr.longDate(at), en.longDate(at)]).toEqual(['14 Kasım 2025', '14 November 2025'])
    expect([tr.day(at), en.day(at), tr.shortDay(at), en.shortDay(at)]).toEqual([
      '14 Kasım',
      '14 November',
      '14 Kas',
      '14 Nov',
    ])
    expect(en.date(new Date('2025-09-01T00:00:00Z'))).toBe('1 Sep 2025')
    expect(tr.time(new Date('2025-11-14T21:05:00Z'))).toBe('00.05')
    expect([tr.date(new Date(Number.NaN)), formatIn('en').time(new Date(''))]).toEqual(['–', '–'])
  })

  it('is shown by the clock of its place, in summer and winter', () => {
    const inBerlin = formatIn('en', clockIn('Europe/Berlin'))
    expect([inBerlin.time(new Date('2025-07-01T22:30:00Z')), inBerlin.date(new Date('2025-07-01T22:30:00Z'))]).toEqual([
      '00:30',
      '2 Jul 2025',
    ])
    expect(inBerlin.time(new Date('2025-12-01T22:30:00Z'))).toBe('23:30')
  })

  it('is shown by the clock of this computer where no place is named', () => {
    const here = new Date(2025, 0, 5, 7, 9)
    expect([formatIn('tr').date(here), formatIn('tr').time(here)]).toEqual(['5 Oca 2025', '07.09'])
    expect(formatIn('en', clockIn(ownZone())).time(here)).toBe('07:09')
  })

  it('has a day for the fields of forms', () => {
    const at = new Date('2025-03-05T22:30:00Z')
    expect([isoDay(at, clockIn('UTC')), isoDay(at, clockIn(homeZone))]).toEqual(['2025-03-05', '2025-03-06'])
    expect(isoDay(dayAt('2025-03-05')), 'and back').toBe('2025-03-05')
  })

  it('knows a time zone when it sees one', () =>
    expect([homeZone, 'UTC', 'Mars/Olympus', '', '../etc'].map(isTimeZone)).toEqual([true, true, false, false, false]))

  it('refuses UTC offsets as time zones, which newer versions of Node accept', () =>
    expect(['+03:00', '+23:59', '-23:59', '+14'].filter(isTimeZone)).toEqual([]))

  it('caches time zones by canonical name, so that arbitrary spellings fill no memory', () => {
    expect(clockIn(homeZone)).toBe(clockIn(homeZone))
    expect(clockIn('europe/ISTANBUL')).not.toBe(clockIn('europe/ISTANBUL'))
  })

  it.each([
    ['2025-11-14T11:00:00Z', 'bugün 14.00', '14:00 today'],
    ['2025-11-14T22:00:00Z', 'yarın 01.00', '01:00 tomorrow'],
    ['2025-11-13T11:00:00Z', 'dün 14.00', '14:00 yesterday'],
    ['2025-11-20T16:00:00Z', '20 Kas 19.00', '19:00 on 20 Nov'],
    ['2026-01-02T16:00:00Z', '2 Oca 2026 19.00', '19:00 on 2 Jan 2026'],
    ['never', '–', '–'],
  ])('%s is %s, %s in a sentence of that day', (moment, turkish, english) => {
    expect([tr.moment(new Date(moment), at), en.moment(new Date(moment), at)]).toEqual([turkish, english])
  })

  it('has its day first where a label begins with it, and the name of the day', () => {
    const later = new Date('2025-11-20T16:00:00Z')
    expect([tr.dayTime(later, at), en.dayTime(later, at)]).toEqual(['20 Kas 19.00', '20 Nov at 19:00'])
    const next = new Date('2025-11-15T11:30:00Z')
    expect([tr.dayTime(next, at), en.dayTime(next, at)]).toEqual(['yarın saat 14.30', 'tomorrow at 14:30'])
    expect([tr.weekday(later), en.weekday(later)]).toEqual(['20 Kasım Perşembe', 'Thursday 20 November'])
    expect(tr.weekday(new Date('2025-11-22T22:00:00Z')), 'of the place').toBe('23 Kasım Pazar')
  })

  it.each([
    ['2025-01-01T12:00:00Z', 'Ocak 2025', 'ocak 2025', 'Oca 25', 'January 2025', 'Jan 25'],
    ['2005-09-30T12:00:00Z', 'Eylül 2005', 'eylül 2005', 'Eyl 05', 'September 2005', 'Sep 05'],
    ['2031-12-31T12:00:00Z', 'Aralık 2031', 'aralık 2031', 'Ara 31', 'December 2031', 'Dec 31'],
    ['never', '–', '–', '–', '–', '–'],
  ])('%s is a month at the head, in a sentence and on an axis', (moment, head, prose, axis, english, short) => {
    const at = new Date(moment)
    expect([tr.month(at), tr.monthProse(at), tr.axisMonth(at)]).toEqual([head, prose, axis])
    expect([en.month(at), en.monthProse(at), en.axisMonth(at)]).toEqual([english, english, short])
  })

  it('writes the small letters of Turkish months by Turkish rules', () =>
    expect(tr.monthProse(new Date('2025-04-10T12:00:00Z'))).toBe('nisan 2025'))

  it('is tomorrow by the calendar, on the day the clocks change and at the turn of the year too', () => {
    const inBerlin = formatIn('en', clockIn('Europe/Berlin'))
    const longNight = new Date('2025-10-25T22:30:00Z')
    expect(inBerlin.moment(new Date('2025-10-26T22:45:00Z'), longNight)).toBe('23:45 today')
    expect(inBerlin.moment(new Date('2025-10-26T23:15:00Z'), longNight)).toBe('00:15 tomorrow')
    expect(tr.moment(new Date('2026-01-01T10:00:00Z'), new Date('2025-12-31T10:00:00Z'))).toBe('yarın 13.00')
  })

  it.each([
    [20, 'az önce', 'just now'],
    [60, '1 dk önce', '1 min ago'],
    [3599, '59 dk önce', '59 min ago'],
    [3600, '1 sa önce', '1 h ago'],
    [24 * 3600, '1 gün önce', '1 day ago'],
    [72 * 3600, '3 gün önce', '3 days ago'],
    [-5, 'az önce', 'just now'],
    [Number.NaN, '–', '–'],
  ])('%s seconds old is %s, %s', (seconds, turkish, english) => {
    expect(tr.age(seconds * 1000)).toBe(turkish)
    expect(en.age(seconds * 1000)).toBe(english)
  })
})
