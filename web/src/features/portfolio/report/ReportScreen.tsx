import { type CostMethod, type Currency, portfolio, type ReplyOf } from '@pusula/contract'
import { currencySigns, dayAt, numbersIn, plural } from '@pusula/words'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { BackHead } from '../../../lib/BackHead.tsx'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { moneyText } from '../../../lib/money/messages.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { NoRate } from '../../../lib/money/NoRate.tsx'
import { serverNowMs } from '../../../lib/server-time.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Select } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { dayWritten } from '../messages.ts'
import styles from '../portfolio.module.css'
import { portfolioKey } from '../queries.ts'

const reportText = messages({
  title: { tr: 'Yıl raporu', en: 'Year report' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  year: { tr: 'Yıl', en: 'Year' },
  method: { tr: 'Satışta hangi coinler sayılsın?', en: 'Which coins does a sale take?' },
  fifo: { tr: 'En eskiler (FIFO)', en: 'The oldest (FIFO)' },
  average: { tr: 'Ortalama', en: 'Average' },
  counted: { tr: 'Satılan coinler', en: 'Coins sold' },
  gain: { tr: (year: number) => `${year} gerçekleşen kazanç`, en: (year: number) => `Realized gain of ${year}` },
  proceeds: { tr: 'Eline geçen', en: 'Proceeds' },
  cost: { tr: 'Maliyet', en: 'Cost' },
  sales: { tr: 'Satışlar', en: 'Sales' },
  none: { tr: (year: number) => `${year} yılında satış yok`, en: (year: number) => `No sales in ${year}` },
  noneSays: { tr: 'Kazanç, satınca gerçekleşir.', en: 'A gain is realized by selling.' },
  noAdvice: {
    tr: 'Bu bir vergi danışmanlığı değildir; vergi kuralları uygulanmaz. Komisyonlar düşülmüş, tutarlar satışın ve alımların kendi gününün kuruyla sayılmıştır; yıl hesabının saat dilimiyle biter.',
    en: 'This is no tax advice, and no tax rules are applied. Fees are taken off, and amounts count at the rate of the day of each sale and purchase; the year ends in the time zone of your account.',
  },
  fees: { tr: 'Satış komisyonları', en: 'Fees of sales' },
  income: { tr: 'Gelir (ödül, airdrop, hediye)', en: 'Income (rewards, airdrops, gifts)' },
  timeZone: { tr: 'Saat dilimi', en: 'Time zone' },
  lots: {
    tr: (count: number) => `Satılan lotlar (${numbersIn('tr').count(count)})`,
    en: (count: number) => `Lots sold (${numbersIn('en').count(count)})`,
  },
  days: {
    tr: (days: number) => `${numbersIn('tr').count(days)} gün`,
    en: (days: number) => `${numbersIn('en').count(days)} ${plural(days, 'day', 'days')}`,
  },
  rate: {
    tr: (rate: string, source: string) => `o gün $1 = ${rate} · ${dayWritten(source, 'tr')}`,
    en: (rate: string, source: string) => `$1 = ${rate} that day · ${dayWritten(source, 'en')}`,
  },
  networkFee: { tr: 'transferin ağ ücreti', en: 'network fee of a transfer' },
  fromIncome: { tr: 'gelir olarak gelmişti', en: 'had come as income' },
  more: {
    tr: 'İlk 1.000 satır gösterilir; dosyada hepsi var.',
    en: 'The first 1,000 rows are shown; the file has all of them.',
  },
  excel: { tr: 'Excel indir', en: 'Download Excel' },
  file: { tr: 'CSV indir', en: 'Download CSV' },
  print: { tr: 'Yazdır', en: 'Print' },
})

type Report = ReplyOf<typeof portfolio.report>

/** What the sales of a year have brought, on the screen, as a file and on paper. */
export default function ReportScreen() {
  const t = useText(reportText)
  const currency = useMoney().tender.currency
  const [year, setYear] = useState(() => new Date(serverNowMs()).getFullYear())
  const [method, setMethod] = useState<CostMethod | null>(null)
  const input = { year, currency, ...(method && { costMethod: method }) }
  const query = useQuery({
    queryKey: [...portfolioKey, 'report', year, currency, method],
    queryFn: ({ signal }) => call(portfolio.report, input, signal),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const years = [...new Set([...(query.data?.years ?? []), year])].sort((one, other) => other - one)
  const search = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
  return (
    <div className={`${base.stack} ${styles.page}`}>
      <BackHead back={t.back} path="/dashboard/portfolio" title={t.title} />
      <div className={`${base.stack} ${styles.choices}`}>
        <Select label={t.year} value={year} onChange={event => setYear(Number(event.target.value))}>
          {years.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Segmented
          full
          label={t.method}
          segments={[
            { value: 'fifo', label: t.fifo },
            { value: 'average', label: t.average },
          ]}
          value={method ?? query.data?.costMethod ?? 'fifo'}
          onChange={setMethod}
        />
      </div>
      <NoRate />
      <Loaded query={{ ...query, data: query.isPlaceholderData ? undefined : query.data }}>
        {report => <Sheet report={report} year={year} asked={currency} />}
      </Loaded>
      <p className={`${base.small} ${base.muted}`}>{t.noAdvice}</p>
      {query.data && query.data.saleCount + query.data.incomeCount > 0 && (
        <div className={`${base.pair} ${styles.choices}`}>
          <ButtonLink href={`${portfolio.reportFile.path}?${search}&format=csv`} download="">
            {t.file}
          </ButtonLink>
          <ButtonLink href={`${portfolio.reportFile.path}?${search}&format=xlsx`} download="">
            {t.excel}
          </ButtonLink>
          <Button onClick={() => print()}>{t.print}</Button>
        </div>
      )}
    </div>
  )
}

/** A reply names the first of each alone. */
const hasMore = ({ sales, saleCount, lots, lotCount, income, incomeCount }: Report) =>
  saleCount > sales.length || lotCount > lots.length || incomeCount > income.length

type SheetProps = { report: Report; year: number; asked: Currency }

/** Which purchases each sale took. */
function Lots({ report }: { report: Report }) {
  const t = useText(reportText)
  const format = useFormat()
  const { money, moneyChange } = format.in(currencySigns[report.currency])
  const day = (written: string) => format.date(dayAt(written))
  // A sale may take two lots of one day.
  const lots = report.lots.map((lot, place) => ({ key: `${lot.saleId} ${place}`, lot }))
  return (
    <details className={styles.lots} open>
      <summary>{t.lots(report.lotCount)}</summary>
      <ul className={styles.sales} aria-label={t.lots(report.lotCount)}>
        {lots.map(({ key, lot }) => (
          <li key={key}>
            <span>
              <b>
                {format.quantity(lot.quantity)} {lot.coinSymbol}:{' '}
                {lot.acquiredOn === null || lot.heldDays === null
                  ? day(lot.soldOn)
                  : `${day(lot.acquiredOn)} → ${day(lot.soldOn)}, ${t.days(lot.heldDays)}`}
              </b>
              <small>
                {lot.saleRate &&
                  t.rate(format.in(currencySigns[report.currency]).price(lot.saleRate.perDollar), lot.saleRate.source)}
                {lot.isIncome && ` ${t.fromIncome}`}
                {lot.isNetworkFee && ` ${t.networkFee}`}
              </small>
            </span>
            <span>
              <b>{moneyChange(lot.gain)}</b>
              <small>
                {money(lot.proceeds)} − {money(lot.cost)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Rewards, airdrops and gifts of the year. */
function Incomes({ report }: { report: Report }) {
  const t = useText(reportText)
  const format = useFormat()
  const { money } = format.in(currencySigns[report.currency])
  return (
    <>
      <h2 className={base.subheading}>{t.income}</h2>
      <ul className={styles.sales} aria-label={t.income}>
        {report.income.map(one => (
          <li key={one.id}>
            <span>
              <b>
                {format.quantity(one.quantity)} {one.coinSymbol}
              </b>
              <small>{format.date(dayAt(one.day))}</small>
            </span>
            <span>
              <b>{money(one.worth)}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The sales of a year. Where the rate of one of its days is not known, it comes in dollars and says so. */
function Sheet({ report, year, asked }: SheetProps) {
  const t = useText(reportText)
  const { noRate } = useText(moneyText)
  const format = useFormat()
  const { money, moneyChange } = format.in(currencySigns[report.currency])
  if (report.sales.length === 0 && report.income.length === 0)
    return (
      <section className={cards.card}>
        <Empty title={t.none(year)}>{t.noneSays}</Empty>
      </section>
    )
  return (
    <section className={`${cards.card} ${base.stack}`}>
      {report.currency !== asked && <p className={`${base.tiny} ${base.faint}`}>{noRate}</p>}
      <dl className={cards.facts}>
        <div>
          <dt>{t.gain(year)}</dt>
          <dd>{moneyChange(report.totals.gain)}</dd>
        </div>
        <div>
          <dt>{t.proceeds}</dt>
          <dd>{money(report.totals.proceeds)}</dd>
        </div>
        <div>
          <dt>{t.cost}</dt>
          <dd>{money(report.totals.cost)}</dd>
        </div>
        <div>
          <dt>{t.fees}</dt>
          <dd>{money(report.totals.fees)}</dd>
        </div>
        {report.incomeCount > 0 && (
          <div>
            <dt>{t.income}</dt>
            <dd>{money(report.totals.income)}</dd>
          </div>
        )}
        <div className={styles.paper}>
          <dt>{t.timeZone}</dt>
          <dd>{report.timeZone}</dd>
        </div>
        <div className={styles.paper}>
          <dt>{t.counted}</dt>
          <dd>{t[report.costMethod]}</dd>
        </div>
      </dl>
      <ul className={styles.sales} aria-label={t.sales}>
        {report.sales.map(sale => (
          <li key={sale.id}>
            <span>
              <b>
                {format.quantity(sale.quantity)} {sale.coinSymbol}
              </b>
              <small>{format.date(dayAt(sale.day))}</small>
            </span>
            <span>
              <b>{moneyChange(sale.gain)}</b>
              <small>
                {money(sale.proceeds)} − {money(sale.cost)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Lots report={report} />
      {report.income.length > 0 && <Incomes report={report} />}
      {hasMore(report) && <p className={`${base.small} ${base.muted}`}>{t.more}</p>}
    </section>
  )
}
