import type { Holding, PortfolioSummary } from '@pusula/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { onThisClock } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { cssVars } from '../../../ui/classes.ts'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { Donut, DonutLegend, groupSmall } from '../../../ui/instruments/Donut.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../../ui/states/SkeletonText.tsx'
import { OriginMark, originOf } from '../../market/index.ts'
import { Amount, Gain } from '../discreet/Amount.tsx'
import { portfolioText, summaryText } from '../messages.ts'
import { extremesOf, type Money, returnOf } from '../money.ts'
import styles from '../portfolio.module.css'
import { type Overview, type RealReturn, useRealReturn } from '../queries.ts'
import { realText } from '../real-return/messages.ts'
import realReturnStyles from '../real-return/real-return.module.css'
import { headSentence, type Sentence } from '../real-return/sentence.ts'
import { centsOf, sharesOf } from './shares.ts'

type Props = { overview: Overview; money: Money; isSimulated: boolean }

/** Real return in one sentence; the whole block links to its screen. */
function HeadSentence({ currency }: { currency: RealReturn['currency'] }) {
  const t = useText(realText)
  const language = useLanguage()
  const address = useAddress()
  const { data, isError } = useRealReturn(currency)
  // Where it cannot be had, the return stands above it all the same.
  if (!data && isError) return null
  if (!data || data.currency !== currency)
    return (
      <SkeletonArea label={t.waiting}>
        <Skeleton heightPx={72} />
      </SkeletonArea>
    )
  const sentence = headSentence(data, language)
  if (!sentence) return null
  return (
    <a className={realReturnStyles.sentence} href={address('/dashboard/portfolio/real')}>
      <span>
        <Rated sentence={sentence} />
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </a>
  )
}

/** A sentence whose rates stand in it signed and in their colour. */
function Rated({ sentence: { text, rates } }: { sentence: Sentence }): ReactNode {
  const { returnRate } = useFormat()
  return text.split(/\{(\w+)\}/).map((part, i) => {
    if (i % 2 === 0) return part
    const value = rates[part as keyof typeof rates] ?? 0
    return (
      <b key={part} className={directionClass[directionOf(0, Math.round(100 * value))]}>
        {returnRate(value)}
      </b>
    )
  })
}

/**
 * What the return is made of: the lines add up to it, and share one scale. In another money that is what the coins brought,
 * and what the dollar did.
 */
function Parts({ summary, money }: { summary: PortfolioSummary; money: Money }) {
  const t = useText(summaryText)
  const whole = returnOf(summary, money)
  if (!whole) return null
  const hasSold = Number(summary.counted.takenOut) > 0
  const usdReturn = Number(summary.profitLoss) + Number(summary.realizedProfitUsd)
  const fromCoins = usdReturn * money.perDollar
  const isInDollars = money.currency === 'USD'
  const lines = isInDollars
    ? [
        { name: t.held, amount: whole.held },
        ...(hasSold ? [{ name: t.sold, amount: whole.sold }] : []),
        ...(whole.fees < 0 ? [{ name: t.fees, amount: whole.fees }] : []),
      ]
    : [
        { name: t.fromCoins, amount: fromCoins },
        { name: t.fromRate, amount: whole.amount - fromCoins },
      ]
  const cents = centsOf(lines.map(({ amount }) => amount))
  return (
    <div className={styles.parts}>
      <Bars lines={lines.map((line, i) => ({ ...line, amount: cents[i] ?? line.amount }))} money={money} />
      {!isInDollars && (
        <p className={`${base.tiny} ${base.faint}`}>
          <Amount text={t.inDollars(money.writtenIn('USD').moneyChange(usdReturn))} />
        </p>
      )}
      <p className={styles.worth}>
        <span>{t.worth}</span>
        <b>
          <Amount text={money.money(summary.currentValue)} />
        </b>
      </p>
    </div>
  )
}

type PartsLine = { name: string; amount: number }

function Bars({ lines, money }: { lines: readonly PartsLine[]; money: Money }) {
  const amounts = lines.map(({ amount }) => amount)
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)]
  const span = high - low || 1
  const percentOf = (amount: number) => `${(100 * Math.abs(amount)) / span}%`
  return (
    <dl className={styles.bars}>
      {lines.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd aria-hidden="true" className={`${styles.track} ${directionClass[directionOf(0, amount)]}`}>
            <i
              className={amount < 0 ? styles.minus : undefined}
              style={{ left: percentOf(Math.min(0, amount) - low), width: percentOf(amount) }}
            />
          </dd>
          <dd className={directionClass[directionOf(0, amount)]}>
            <Amount text={money.paidChange(amount)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

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
      <Numbers summary={summary} holdings={holdings} money={money} />
      <Allocation holdings={holdings} />
    </section>
  )
}

type NumbersProps = { summary: PortfolioSummary; holdings: readonly Holding[]; money: Money }

function Numbers({ summary, holdings, money }: NumbersProps) {
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
const maxSlices = 5

/** Which part of the value each coin is; null where nothing has one. */
function Allocation({ holdings }: { holdings: readonly Holding[] }) {
  const t = useText(summaryText)
  const { share } = useFormat()
  const valued = holdings
    .map(({ coinSymbol, currentValue }) => ({ name: coinSymbol, share: Number(currentValue ?? 0) }))
    .filter(one => one.share > 0)
  if (valued.length === 0) return null
  const parts = groupSmall(valued, maxSlices, rest => ({ name: t.rest, share: rest }))
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
