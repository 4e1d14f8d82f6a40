import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockAhead,
  clockNamed,
  type DateOrder,
  instantIn,
  orderOf,
  type ShortYear,
  shortYearOf,
  zoneIn,
} from './dates.ts'
import type { Table } from './table.ts'

const utc = clockAhead(0)
const read = (written: string, order: DateOrder = 'dayFirst', shortYear?: ShortYear) =>
  instantIn(written, order, utc, shortYear)
const at = (written: string, order?: DateOrder) => read(written, order)?.at

const turkish = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
const english = 'January February March April May June July August September October November December'.split(' ')

const two = (number: number) => String(number).padStart(2, '0')
const moments = fc.date({
  min: new Date('2009-01-03T00:00:00Z'),
  max: new Date('2030-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})

/** How a moment is written, to the second. */
const writings: Record<string, (moment: Date) => string> = {
  'as a standard': moment => `${moment.toISOString().slice(0, 19)}Z`,
  'with a space': moment => moment.toISOString().slice(0, 19).replace('T', ' '),
  'with slashes, year first': moment => moment.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ', '),
  'the clock first': moment => `${moment.toISOString().slice(11, 19)} ${moment.toISOString().slice(0, 10)}`,
  'the zone between': moment => `${moment.toISOString().slice(0, 10)}UTC${moment.toISOString().slice(11, 19)}`,
  'with dots': moment =>
    `${two(moment.getUTCDate())}.${two(moment.getUTCMonth() + 1)}.${moment.getUTCFullYear()} ${moment.toISOString().slice(11, 19)}`,
  'in Turkish': moment =>
    `${moment.getUTCDate()} ${turkish[moment.getUTCMonth()]} ${moment.getUTCFullYear()} ${moment.toISOString().slice(11, 19)}`,
  'in Turkish, shortened': moment =>
    `${moment.getUTCDate()} ${turkish[moment.getUTCMonth()]?.slice(0, 3)} ${moment.getUTCFullYear()} - ${moment.toISOString().slice(11, 19)}`,
  'in English, the month first': moment =>
    `${english[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()} ${moment.toISOString().slice(11, 19)}`,
  'as in a mail': moment => moment.toUTCString(),
  'in seconds': moment => String(Math.floor(moment.getTime() / 1000)),
  'by twelve hours': moment =>
    `${english[moment.getUTCMonth()]?.slice(0, 3)}. ${moment.getUTCDate()} ${moment.getUTCFullYear()}, ${moment.getUTCHours() % 12 || 12}:${moment.toISOString().slice(14, 19)} ${moment.getUTCHours() < 12 ? 'AM' : 'PM'}`,
}

describe('a moment', () => {
  it.each(Object.keys(writings))('is the same %s', writing =>
    fc.assert(
      fc.property(moments, moment => {
        const whole = new Date(Math.floor(moment.getTime() / 1000) * 1000)
        expect(at(writings[writing]?.(whole) ?? ''), writing).toBe(whole.toISOString())
      }),
      { numRuns: 50 },
    ),
  )

  it('has each month by its name in both languages, whole or by its first letters', () => {
    for (const names of [turkish, english])
      for (const [i, name] of names.entries())
        for (const written of [name, name.slice(0, 3), name.toUpperCase()])
          expect(at(`7 ${written} 2024`), written).toBe(`2024-${two(i + 1)}-07T00:00:00.000Z`)
    expect(['7 Foo 2024', '7 Xmayıs 2024', '7 Marts 2024'].map(written => at(written))).toEqual(
      Array(3).fill(undefined),
    )
  })

  it('has as many parts of a second as are written, cut at thousandths', () => {
    const ms = (fraction: string) => at(`2024-11-16 14:35:07${fraction}`)?.slice(19)
    expect(['', '.1', ',12', '.123', '.1239', '.005', '.000000001'].map(ms)).toEqual(
      ['000', '100', '120', '123', '123', '005', '000'].map(thousandths => `.${thousandths}Z`),
    )
    expect(at('1731767707123')).toBe('2024-11-16T14:35:07.123Z')
    expect([at('173176770712'), at('17317677071234')]).toEqual([undefined, undefined])
  })

  it('stands where its zone says, and else where the clock of the file stands', () => {
    const hours = { EDT: 4, EST: 5, CDT: 5, CST: 6, MDT: 6, MST: 7, PDT: 7, PST: 8 }
    for (const [zone, behind] of Object.entries(hours)) {
      expect(read(`2024-11-16 01:00:00 ${zone}`), zone).toMatchObject({
        at: `2024-11-16T${two(1 + behind)}:00:00.000Z`,
        day: '2024-11-16',
        isZoned: true,
      })
    }
    const zoned = ['Z', 'UTC', 'GMT', 'UTC0', '+03:00', '+0300', '+03', 'UTC+3', 'GMT-05:30'].map(zone =>
      at(`2024-11-16 14:35:00 ${zone}`)?.slice(11, 16),
    )
    expect(zoned).toEqual(['14:35', '14:35', '14:35', '14:35', '11:35', '11:35', '11:35', '11:35', '20:05'])
    const istanbul = (written: string) => instantIn(written, 'dayFirst', clockAhead(180))
    expect(istanbul('2024-11-16 01:00')).toMatchObject({
      at: '2024-11-15T22:00:00.000Z',
      day: '2024-11-16',
      isZoned: false,
    })
    expect(istanbul('2024-11-16'), 'a day that has no hour').toMatchObject({
      at: '2024-11-16T00:00:00.000Z',
      isWholeDay: true,
    })
  })

  it('is none on a day or at an hour that there is not', () => {
    const never = ['2024-02-30', '2023-02-29', '2100-02-29', '2024-13-01', '2024-00-10', '2024-01-00', '31 Nisan 2024']
    never.push(
      '2024-01-01 24:00',
      '2024-01-01 10:60',
      '2024-01-01 10:00:60',
      '12 Foo 2024',
      '2024-01-01 10:00 +14:01',
      '2024-01-01 10:00 UTC-99',
      `${' '.repeat(101)}2024-01-01`,
    )
    // Nor with something before it or behind it.
    for (const moment of ['2024-11-16', '16/11/2024', '16 Kasım 2024', 'November 16, 2024', '14:35 2024-11-16'])
      never.push(`${moment} x`, `x ${moment}`, `1${moment}`)
    never.push('2024-11-16UTC14:35 x', 'x 2024-11-16UTC14:35', '16/11-2024', '17317677071', 'x1731767707')
    expect(never.filter(written => at(written))).toEqual([])
    const ever = [
      '2024-02-29',
      '2000-02-29',
      '2024-01-01 23:59:59',
      '31 Mart 2024',
      '30 Eki 2024',
      `2024-01-01${' '.repeat(90)}`,
    ]
    expect(ever.filter(written => !at(written))).toEqual([])
  })

  it('at noon and at midnight follows the words of both languages', () => {
    const hourOf = (clock: string) => Number(at(`16.11.2024 ${clock}`)?.slice(11, 13))
    expect(['12:00 AM', '12:00 PM', '1:00 am', '1:00 pm', '12:30 ÖÖ', '12:30 ÖS', '3:00 ÖS'].map(hourOf)).toEqual([
      0, 12, 1, 13, 0, 12, 15,
    ])
  })

  it('has the order that the file has, where its own numbers do not say another', () => {
    expect([at('03/04/2024'), at('03/04/2024', 'monthFirst')]).toEqual(
      ['2024-04-03', '2024-03-04'].map(day => `${day}T00:00:00.000Z`),
    )
    expect(at('13/04/2024', 'monthFirst')).toBe('2024-04-13T00:00:00.000Z')
    expect(at('04/13/2024')).toBe('2024-04-13T00:00:00.000Z')
    expect(at('03.04.2024', 'monthFirst'), 'with dots the day leads').toBe('2024-04-03T00:00:00.000Z')
    expect(at('12/12/24')).toBe('2024-12-12T00:00:00.000Z')
    expect([
      read('03-04-24')?.at,
      read('03-04-24', 'dayFirst', 'last')?.day,
      read('03-04-24', 'dayFirst', 'first')?.day,
    ]).toEqual([undefined, '2024-04-03', '2003-04-24'])
  })
})

describe('a clock', () => {
  it('is ahead by what is said, in hours and minutes', () => {
    const said = ['UTC', 'Time (GMT)', 'UTC+3', 'utc +05:45', 'GMT-0330', 'UTC--6', 'Istanbul', '+03:00']
    expect(said.map(zoneIn)).toEqual([0, 0, 180, 345, -210, -360, undefined, undefined])
    expect(clockNamed('UTC+3')?.(0)).toBe(180)
    expect(clockNamed('UTC+14')?.(0)).toBe(840)
    expect(['nowhere', 'UTC+15', 'UTC-99:99'].filter(name => clockNamed(name))).toEqual([])
  })

  it('of a place has its summers, to the hour', () => {
    const newYork = clockNamed('America/New_York')
    const shown = ['2024-03-10T01:59', '2024-03-10T03:00', '2024-11-03T00:59', '2024-11-03T02:00', '2024-07-01T00:30']
    expect(shown.map(moment => newYork?.(Date.parse(`${moment}Z`)))).toEqual([-300, -240, -240, -300, -240])
    expect(clockNamed('Asia/Kolkata')?.(Date.parse('2024-07-01T00:30Z'))).toBe(330)
  })
})

const table = (...cells: string[]): Table => ({
  ...{ delimiter: ',', names: ['Date'], columns: ['date'], above: '' },
  rows: cells.map((cell, i) => ({ line: i + 2, cells: [cell] })),
})

describe('a column of dates', () => {
  it('tells its order by one number above twelve; two that say otherwise, or none, leave it open', async () => {
    const order = async (...cells: string[]) => orderOf(table(...cells), 0)
    expect(await order('03/04/2024', '13/04/2024', '14/04/2024')).toEqual({
      order: 'dayFirst',
      because: '13/04/2024',
      open: undefined,
    })
    expect(await order('03/04/2024', '04/13/2024')).toMatchObject({
      order: 'monthFirst',
      because: '04/13/2024',
      open: undefined,
    })
    const open = { column: 'Date', line: 2, written: '03/04/2024' }
    expect(await order('03/04/2024', '13/04/2024', '04/13/2024')).toMatchObject({ open })
    expect(await order('03/04/2024', '05/06/2024')).toMatchObject({ order: 'dayFirst', open, because: undefined })
    expect(await order('04/04/2024', '03.04.2024', '12/12/2024'), 'both readings are one').toMatchObject({
      open: undefined,
    })
    const dotted = { order: 'dayFirst', because: undefined, open: undefined }
    expect(await order('03.04.2024', '13.04.2024'), 'dots need no proof').toEqual(dotted)
    expect(await order('2024-03-04', 'x', '')).toEqual(dotted)
  })

  it('tells where its short years stand, where only one place can hold them', async () => {
    const where = (...cells: string[]) => shortYearOf(table(...cells), 0)
    expect(await where('23-01-31', '23-02-01')).toBe('first')
    expect(await where('31-01-23', '01-02-23')).toBe('last')
    expect(await where('01-31-23', '02-01-23'), 'months first').toBe('last')
    expect([
      await where('09-01-08'),
      await where('08-01-09'),
      await where('30-01-31'),
      await where('31-01-30'),
    ]).toEqual(['first', 'last', 'first', 'last'])
    expect(await where('08-01-31'), 'neither can').toBeUndefined()
    expect(await where('10-01-25'), 'both can').toBeUndefined()
    expect(await where('2024-01-02')).toBeUndefined()
  })

  it('or where many days stand against one year', async () => {
    const days = (count: number) => Array.from({ length: count }, (_, i) => `${two(10 + i)}-03-24`)
    expect(await shortYearOf(table(...days(3)), 0)).toBe('last')
    expect(await shortYearOf(table(...days(2)), 0)).toBeUndefined()
    expect(await shortYearOf(table('24-03-10', '24-03-11', '24-03-12 10:00'), 0)).toBe('first')
    expect(await shortYearOf(table('24-03-10', '24-03-11'), 0)).toBeUndefined()
    expect(await shortYearOf(table('24-03-101', 'x24-03-11'), 0), 'no dates').toBeUndefined()
  })
})
