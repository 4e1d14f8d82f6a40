import type { Holding, PortfolioSummary } from '@pusula/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Donut } from '../../../ui/instruments/Donut.tsx'
import { DonutLegend } from '../../../ui/instruments/DonutLegend.tsx'
import { groupSmall } from '../../../ui/instruments/donut.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { OriginMark, originOf } from '../../market/index.ts'
import { Gain } from '../coins/Gain.tsx'
import { portfolioText, summaryText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import type { Overview } from '../queries.ts'
import { sharesOf } from './shares.ts'

type Props = { overview: Overview; money: Money; isSimulated: boolean }

/** What everything is worth, and what it has cost. */
export function SummaryCard({ overview: { summary, holdings, pending }, money, isSimulated }: Props) {
  const t = useText(summaryText)
  const { recounting } = useText(portfolioText)
  const origin = originOf(
    holdings.flatMap(({ pricedAt, isPriceStale }) =>
      pricedAt ? [{ atMs: Date.parse(pricedAt), isStale: isPriceStale, isSimulated }] : [],
    ),
  )
  const [whole = '', cents = ''] = money.money(summary.currentValue).split(/(?=[.,]\d\d$)/)
  const isLoss = Number(summary.profitLoss) < 0
  return (
    <section className={`${cards.card} ${styles.summary}`} aria-busy={pending ? true : undefined} data-part="summary">
      <div className={styles.total}>
        <div className={`${base.row} ${base.between}`}>
          <h2 className={`${base.small} ${base.muted}`}>{t.value}</h2>
          {origin && <OriginMark origin={origin} />}
        </div>
        <p className={`${base.figure} ${styles.figure}`}>
          {whole}
          <span className={base.faint}>{cents}</span>
        </p>
        <p>
          <Gain usd={summary.profitLoss} percent={summary.profitLossPercentage} money={money} />{' '}
          <span className={`${base.small} ${base.faint}`}>{isLoss ? t.loss : t.profit}</span>
        </p>
        <p className={`${base.small} ${base.muted} ${styles.cost}`}>
          {t.cost} <b>{money.money(summary.totalCost)}</b>
        </p>
        {pending && <output className={`${base.tiny} ${base.faint}`}>{recounting}</output>}
      </div>
      {summary.unpriced.length > 0 && <Notice kind="old">{t.unpriced(summary.unpriced.join(', '))}</Notice>}
      <Figures summary={summary} money={money} />
      <Allocation holdings={holdings} />
    </section>
  )
}

function Figures({ summary, money }: { summary: PortfolioSummary; money: Money }) {
  const t = useText(summaryText)
  const { percent } = useFormat()
  const extreme = (name: string, one: PortfolioSummary['best']) =>
    one && (
      <Line name={name}>
        {one.coinSymbol}{' '}
        <Delta direction={directionOf(0, one.profitLossPercentage)}>{percent(one.profitLossPercentage)}</Delta>
      </Line>
    )
  return (
    <dl className={cards.facts}>
      <Line name={t.today}>
        <Gain usd={summary.change24hUsd} percent={summary.change24hPercentage} money={money} />
      </Line>
      {Number(summary.realizedProfitUsd) !== 0 && (
        <Line name={t.realized}>
          <Gain usd={summary.realizedProfitUsd} money={money} />
        </Line>
      )}
      {Number(summary.feesUsd) > 0 && <Line name={t.fees}>{money.money(summary.feesUsd)}</Line>}
      {extreme(t.best, summary.best)}
      {extreme(t.worst, summary.worst)}
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
