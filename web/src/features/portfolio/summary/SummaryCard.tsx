import type { Holding, PortfolioSummary } from '@pusula/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { onThisClock } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { cssVars } from '../../../ui/css-vars.ts'
import { directionOf } from '../../../ui/direction.ts'
import { Donut } from '../../../ui/instruments/Donut.tsx'
import { DonutLegend } from '../../../ui/instruments/DonutLegend.tsx'
import { groupSmall } from '../../../ui/instruments/donut.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { OriginMark, originOf } from '../../market/index.ts'
import { Gain } from '../coins/Gain.tsx'
import { Amount } from '../discreet/Amount.tsx'
import { portfolioText, summaryText } from '../messages.ts'
import { extremesOf, type Money, returnOf } from '../money.ts'
import styles from '../portfolio.module.css'
import type { Overview } from '../queries.ts'
import { HeadSentence } from '../real-return/HeadSentence.tsx'
import { Parts } from './Parts.tsx'
import { sharesOf } from './shares.ts'

type Props = { overview: Overview; money: Money; isSimulated: boolean }

/** What everything has brought, in its parts, and what it is worth. */
export function SummaryCard({ overview: { summary, holdings, pending }, money, isSimulated }: Props) {
  const t = useText(summaryText)
  const { percent } = useFormat()
  const { recounting } = useText(portfolioText)
  const isOnline = useOnline()
  const origin = originOf(
    holdings.flatMap(({ pricedAt, isPriceStale }) =>
      pricedAt ? [{ atMs: onThisClock(Date.parse(pricedAt)), isStale: isPriceStale, isSimulated }] : [],
    ),
  )
  const whole = returnOf(summary, money)
  const figure = money.paidChange(whole?.amount)
  const [units = '', cents = ''] = figure.split(/(?=[.,]\d\d$)/)
  return (
    <section className={`${cards.card} ${styles.summary}`} aria-busy={pending ? true : undefined} data-part="summary">
      <div className={styles.total}>
        <div className={`${base.row} ${base.between}`}>
          <h2 className={`${base.small} ${base.muted}`}>{t.return}</h2>
          {origin && <OriginMark origin={origin} />}
        </div>
        <p className={`${base.figure} ${styles.figure}`} style={cssVars({ '--n': figure.length })}>
          <Amount text={units} />
          <span className={base.faint}>{cents}</span>
        </p>
        {whole && (
          <p className={`${base.small} ${base.muted}`}>
            {whole.percent === null ? (
              '–'
            ) : (
              <Delta direction={directionOf(0, whole.amount)}>{percent(whole.percent)}</Delta>
            )}{' '}
            <Amount text={t.ofPaid(money.paid(whole.paidIn))} />
          </p>
        )}
        {pending && <output className={`${base.tiny} ${base.faint}`}>{recounting}</output>}
      </div>
      {whole && isOnline && <HeadSentence currency={money.currency} />}
      {summary.unpriced.length > 0 && <Notice kind="old">{t.unpriced(summary.unpriced.join(', '))}</Notice>}
      <Parts summary={summary} money={money} />
      <Figures summary={summary} holdings={holdings} money={money} />
      <Allocation holdings={holdings} />
    </section>
  )
}

type FiguresProps = { summary: PortfolioSummary; holdings: readonly Holding[]; money: Money }

function Figures({ summary, holdings, money }: FiguresProps) {
  const t = useText(summaryText)
  const { percent } = useFormat()
  const { best, worst } = extremesOf(holdings, money)
  const extreme = (name: string, one: typeof best) =>
    one && (
      <Line name={name}>
        {one.coinSymbol} <Delta direction={directionOf(0, one.percent)}>{percent(one.percent)}</Delta>
      </Line>
    )
  return (
    <dl className={cards.facts}>
      <Line name={t.today}>
        <Gain
          amount={summary.change24hUsd === null ? null : Number(summary.change24hUsd) * money.perDollar}
          percent={summary.change24hPercentage}
          money={money}
        />
      </Line>
      {extreme(t.best, best)}
      {extreme(t.worst, worst)}
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** More colours cannot be told apart. */
const mostSlices = 5

/** Which part of the value each coin is; null where nothing has one. */
function Allocation({ holdings }: { holdings: readonly Holding[] }) {
  const t = useText(summaryText)
  const { share } = useFormat()
  const valued = holdings
    .map(({ coinSymbol, currentValue }) => ({ name: coinSymbol, share: Number(currentValue ?? 0) }))
    .filter(one => one.share > 0)
  if (valued.length === 0) return null
  const parts = groupSmall(valued, mostSlices, rest => ({ name: t.rest, share: rest }))
  const percents = sharesOf(parts.map(part => part.share))
  const slices = parts.map((part, i) => ({ ...part, text: share(percents[i]) }))
  return (
    <div className={styles.allocation}>
      <Donut slices={slices} label={`${t.allocation}: ${slices.map(({ name, text }) => `${name} ${text}`).join(', ')}`}>
        <small className={base.faint}>{t.allocation}</small>
        <b className={base.heading}>{t.coins(valued.length)}</b>
      </Donut>
      <DonutLegend slices={slices} />
    </div>
  )
}
