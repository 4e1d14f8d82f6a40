import type { EconomySeriesName } from '@pusula/contract'
import { type MonthlySeries, monthName } from '@pusula/engine'
import { utcDay } from '@pusula/words'
import Type, { type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { isRefused, type Refused, readLines, seriesOf } from './rules.ts'

/** A public service that publishes a series, and how its answer is read. */
interface PublicSource {
  name: EconomySeriesName
  url: (now: Date) => string
  headers?: Record<string, string>
  read: (body: string) => MonthlySeries | Refused
}

function parsed<Shape extends TSchema>(shape: Shape, body: string): Static<Shape> | undefined {
  try {
    return Value.Parse(shape, JSON.parse(body))
  } catch {
    return undefined
  }
}

const Evds = Type.Object({ items: Type.Array(Type.Record(Type.String(), Type.Unknown())) })

/** Monthly ("2026-8") or weekly ("18-09-2026") values of the Turkish central bank's data service; weeks as means of months. */
function readEvds(body: string, field: string): MonthlySeries | Refused {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const item of parsed(Evds, body)?.items ?? []) {
    const [date, value] = [String(item.Tarih ?? ''), Number(item[field] ?? Number.NaN)]
    const [, year, month] = /^(\d{4})-(\d{1,2})$/.exec(date) ?? []
    const [, weekMonth, weekYear] = /^\d{1,2}-(\d{1,2})-(\d{4})$/.exec(date) ?? []
    const [y, m] = [Number(year ?? weekYear), Number(month ?? weekMonth)]
    if (!y || !(m >= 1 && m <= 12) || !Number.isFinite(value) || item[field] === null) continue
    const key = monthName(y * 12 + m - 1)
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 }
    sums.set(key, { sum: sum + value, count: count + 1 })
  }
  return seriesOf(new Map([...sums].map(([month, { sum, count }]) => [month, sum / count])))
}

const Bls = Type.Object({
  Results: Type.Object({
    series: Type.Array(
      Type.Object({
        data: Type.Array(Type.Object({ year: Type.String(), period: Type.String(), value: Type.String() })),
      }),
    ),
  }),
})

/** The newest month first; M13 is the mean of a year, a dash a month that was never published. */
export function readBls(body: string): MonthlySeries | Refused {
  const months = new Map<string, number>()
  for (const { year, period, value } of parsed(Bls, body)?.Results.series[0]?.data ?? [])
    if (/^M(0[1-9]|1[0-2])$/.test(period) && Number(value) > 0) months.set(`${year}-${period.slice(1)}`, Number(value))
  return seriesOf(months)
}

/** A CSV with named columns, of which one is the month and one the value. */
function readColumns(body: string, month: string, value: string): MonthlySeries | Refused {
  const [head = '', ...lines] = body.split(/\r?\n/)
  const names = head.split(',')
  const [monthAt, valueAt] = [names.indexOf(month), names.indexOf(value)]
  if (monthAt < 0 || valueAt < 0) return { refused: 'unreadable' }
  const rows = lines.filter(Boolean).map(line => line.split(','))
  return readLines(rows.map(row => `${row[monthAt]},${row[valueAt]}`).join('\n'))
}

export const readHicp = (body: string) => readColumns(body, 'TIME_PERIOD', 'OBS_VALUE')
export const readGold = (body: string) => readColumns(body, 'Date', 'Price')
export const readTurkishPrices = (body: string) => readEvds(body, 'TP_GENENDEKS_T1')
export const readDeposits = (body: string) => readEvds(body, 'TP_TRY_MT02')

const evds = (series: string, from: string, now: Date) => {
  const [year, month, day] = utcDay(now).split('-')
  return `https://evds3.tcmb.gov.tr/igmevdsms-dis/series=${series}&startDate=${from}&endDate=${day}-${month}-${year}&type=json`
}

/** Where each series comes from; the Turkish ones need a key, which is free. ENAG publishes no table: it is uploaded. */
export const publicSources = (evdsKey: string | undefined): PublicSource[] => [
  ...(evdsKey
    ? [
        {
          name: 'tuik' as const,
          url: (now: Date) => evds('TP.GENENDEKS.T1', '01-01-2010', now),
          headers: { key: evdsKey },
          read: readTurkishPrices,
        },
        {
          name: 'deposit' as const,
          url: (now: Date) => evds('TP.TRY.MT02', '01-01-2013', now),
          headers: { key: evdsKey },
          read: readDeposits,
        },
      ]
    : []),
  {
    name: 'us',
    url: now =>
      `https://api.bls.gov/publicAPI/v2/timeseries/data/CUUR0000SA0?startyear=${now.getUTCFullYear() - 9}&endyear=${now.getUTCFullYear()}`,
    read: readBls,
  },
  {
    name: 'euro',
    url: () =>
      'https://data-api.ecb.europa.eu/service/data/HICP/M.U2.N.000000.4D0.INX?format=csvdata&detail=dataonly&startPeriod=2010-01',
    read: readHicp,
  },
  {
    name: 'gold',
    url: () => 'https://raw.githubusercontent.com/datasets/gold-prices/main/data/monthly.csv',
    read: body => {
      const all = readGold(body)
      return isRefused(all) ? all : since(all, '2013-01')
    },
  },
]

/** Older months are of no use to anybody here. */
function since({ from, values }: MonthlySeries, month: string): MonthlySeries {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))
  const skipped = Math.max(0, months(month) - months(from))
  return skipped ? { from: month, values: values.slice(skipped) } : { from, values }
}
