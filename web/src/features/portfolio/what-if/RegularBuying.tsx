import { type RegularBuying as Bought, regularBuying, type Spread, type Start } from '@pusula/engine'
import { useMemo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { historyIcon } from '../../../ui/icons/icons.ts'
import { Amount } from '../discreet/Amount.tsx'
import { useMoney } from '../money.ts'
import { inMonth } from '../real-return/sentence.ts'
import { DotPlot } from './DotPlot.tsx'
import { labText, regularText } from './messages.ts'
import { Past } from './Past.tsx'
import { type Closes, pastPrices, useCloses, useDayRates, useEconomy } from './queries.ts'
import { RegularInputs } from './RegularInputs.tsx'
import { type LabState, sharedOut } from './search-state.ts'
import styles from './what-if.module.css'

type Props = { state: LabState; onChange: (change: Partial<LabState>) => void }

/** What buying costs at an exchange, of each purchase. */
const fee = 0.002
/** With fewer starts there is no best, worst or middle. */
const fewStarts = 12
const goldCoin = 'PAXG'

/** The same money again and again, from every month of the past. */
export function RegularBuying({ state, onChange }: Props) {
  const { tender } = useChosenMoney()
  const symbols = state.coins.map(({ symbol }) => symbol)
  const { closes, ...past } = useCloses([...symbols, goldCoin])
  const economy = useEconomy()
  const rates = useDayRates(tender.currency)
  const isWaiting = past.isWaiting || economy.isLoading || rates.isLoading
  const error =
    symbols.some(symbol => !closes.has(symbol)) && !isWaiting
      ? (past.error ?? economy.error ?? new Error('no closes'))
      : (economy.error ?? rates.error)
  const result = useMemo(() => {
    if (isWaiting || error || !economy.data) return null
    const bought = state.coins.flatMap(({ symbol, tenths }) => {
      const found = closes.get(symbol)
      return found ? [{ closes: found, share: tenths / 10 }] : []
    })
    const prices = pastPrices(tender.currency, economy.data, rates.data ?? null, closes.get(goldCoin))
    return buyingOf(bought, prices, state)
  }, [isWaiting, error, economy.data, rates.data, tender.currency, state, closes])
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <Past
          isWaiting={isWaiting}
          error={error}
          isSimulated={past.isSimulated}
          onRetry={() => {
            past.refetch()
            void economy.refetch()
            void rates.refetch()
          }}
        >
          {result && (
            <ResultCard
              result={result}
              state={state}
              months={monthsOf([...closes.values()], symbols)}
              onChange={onChange}
            />
          )}
        </Past>
      </div>
      <div className={styles.right}>
        <RegularInputs state={state} onChange={onChange} />
        {result && result.starts.length > 0 && <PastNote result={result} />}
      </div>
    </div>
  )
}

type Parts = { closes: Closes; share: number }[]

function buyingOf(bought: Parts, prices: ReturnType<typeof pastPrices>, { rhythm, years }: LabState): Bought {
  const from = Math.max(...bought.map(({ closes }) => closes.firstDay))
  const until = Math.min(...bought.map(({ closes }) => closes.firstDay + closes.closesUsd.length - 1))
  return regularBuying({
    plan: { rhythm, years, fee },
    parts: bought.map(({ closes, share }) => ({ share, priceOn: prices.coinOn(closes) })),
    others: {
      gold: { priceOn: prices.goldOn },
      ...(prices.depositOn && { deposit: { priceOn: prices.depositOn, isFree: true } }),
    },
    levelOn: prices.levelOn,
    from,
    until,
  })
}

const monthsOf = (closes: readonly Closes[], symbols: readonly string[]): number =>
  Math.floor(
    Math.min(...closes.filter(({ symbol }) => symbols.includes(symbol)).map(one => one.closesUsd.length)) / 30.44,
  )

type ResultProps = { result: Bought; state: LabState; months: number; onChange: Props['onChange'] }

function ResultCard({ result, state, months, onChange }: ResultProps) {
  const t = useText(regularText)
  const { changeCoin } = useText(labText)
  const { times, monthProse, part } = useFormat()
  const { tender } = useChosenMoney()
  const money = useMoney(tender.currency)
  const { starts, spread, payments } = result
  const paid = payments * Number(state.sum)
  const say = ({ month, multiple }: Start) =>
    t.started(monthProse(inMonth(month)), money.paidWhole(paid), money.paidWhole(paid * multiple), times(multiple))
  if (starts.length === 0)
    return (
      <section className={`${cards.card} ${base.stack}`}>
        <h2 className={base.heading}>{t.short(state.years)}</h2>
        <p className={base.muted}>{t.shortSays(months)}</p>
        <div className={base.pair}>
          <Button onClick={() => onChange({ years: 1 })}>{t.lookAtOne}</Button>
          <Button onClick={() => onChange({ coins: sharedOut(['BTC']) })}>{changeCoin}</Button>
        </div>
      </section>
    )
  const isFew = starts.length < fewStarts
  return (
    <>
      <section className={`${cards.card} ${base.stack}`}>
        <div>
          <p className={`${base.small} ${base.muted}`}>
            <Amount text={t.asked(state.years, money.paidWhole(state.sum), state.rhythm === 'weekly')} />
          </p>
          <h2 className={base.heading}>{isFew ? t.few(starts.length) : t.above(spread?.above ?? 0, starts.length)}</h2>
          {isFew && <p className={base.muted}>{t.fewSays}</p>}
        </div>
        <DotPlot starts={starts} spread={isFew ? null : spread} say={say} />
        {!isFew && spread && <Trio spread={spread} paid={paid} />}
        <p className={`${base.tiny} ${base.muted}`}>
          <Amount text={t.paid(money.paidWhole(paid), part(fee, 1))} />
        </p>
      </section>
      {!isFew && <Others result={result} isWeekly={state.rhythm === 'weekly'} />}
    </>
  )
}

function Trio({ spread, paid }: { spread: Spread; paid: number }) {
  const t = useText(regularText)
  const { month } = useFormat()
  const { tender } = useChosenMoney()
  const money = useMoney(tender.currency)
  const figures = [
    { name: t.worst, multiple: spread.worst.multiple, says: month(inMonth(spread.worst.month)) },
    { name: t.median, multiple: spread.median, says: t.half },
    { name: t.best, multiple: spread.best.multiple, says: month(inMonth(spread.best.month)) },
  ]
  return (
    <dl className={styles.trio}>
      {figures.map(({ name, multiple, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>
              <Amount text={money.paidWhole(paid * multiple)} />
            </b>
            <small>{says}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Other ways with the same money, on one scale of logarithms. */
function Others({ result, isWeekly }: { result: Bought; isWeekly: boolean }) {
  const t = useText(regularText)
  const { regular } = useText(labText)
  const { times } = useFormat()
  const rows = [
    { name: regular, spread: result.spread, isOwn: true },
    { name: t.lump, spread: result.lump.spread, isOwn: false },
    { name: t.gold(isWeekly), spread: result.others.gold ?? null, isOwn: false },
    { name: t.deposit, spread: result.others.deposit ?? null, isOwn: false },
  ].flatMap(({ spread, ...row }) => (spread ? [{ ...row, spread }] : []))
  const low = Math.log(Math.min(0.9, ...rows.map(({ spread }) => spread.worst.multiple)))
  const high = Math.log(Math.max(1.2, ...rows.map(({ spread }) => spread.best.multiple)))
  const place = (multiple: number) => `${(100 * (Math.log(multiple) - low)) / (high - low)}%`
  const better = Math.round((100 * result.lump.better) / result.starts.length)
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <h2 className={base.subheading}>{t.others}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.othersSay}</p>
      </div>
      <ul className={styles.others}>
        {rows.map(({ name, spread, isOwn }) => (
          <li key={name} data-own={isOwn || undefined}>
            <span>{name}</span>
            <span className={styles.track} aria-hidden="true">
              <s style={{ left: place(1) }} />
              <i style={{ left: place(spread.worst.multiple), right: `calc(100% - ${place(spread.best.multiple)})` }} />
              <u style={{ left: place(spread.median) }} />
            </span>
            <b>{times(spread.median)}×</b>
          </li>
        ))}
      </ul>
      <p className={`${base.tiny} ${base.faint}`}>{t.dashed}</p>
      <p className={base.small}>{better > 50 ? t.lumpBetter(better) : t.regularBetter(100 - better)}</p>
    </section>
  )
}

function PastNote({ result }: { result: Bought }) {
  const t = useText(regularText)
  return (
    <p className={cards.note}>
      <Icon shape={historyIcon} sizePx={20} />
      <span>{t.past(result.starts.length, result.separate)}</span>
    </p>
  )
}
