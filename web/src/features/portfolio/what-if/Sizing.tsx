import { type LossOdds, lossOdds, sizeFor } from '@pusula/engine'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import cards from '../../../ui/cards.module.css'
import { cssVars } from '../../../ui/classes.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, historyIcon, infoIcon } from '../../../ui/icons/icons.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../../market/index.ts'
import { Amount } from '../discreet/Amount.tsx'
import { useMoney } from '../money.ts'
import { useOverview } from '../queries.ts'
import { labText, sizeText } from './messages.ts'
import { Past } from './Past.tsx'
import { useCloses } from './queries.ts'
import { AmountField, Choice, CoinSheet } from './RegularInputs.tsx'
import type { LabState } from './search-state.ts'
import styles from './what-if.module.css'

type Props = { state: LabState; onChange: (change: Partial<LabState>) => void; isMember: boolean }

/** Buying and selling together. */
const bothFees = 0.004
const lookedAtDays = 3 * 365
const usual = ['BTC', 'ETH', 'SOL'] as const

/** How much of a coin may be held so that a loss stays bearable as often as is asked. */
export function Sizing({ state, onChange, isMember }: Props) {
  const { coin, days, sureness } = state
  const symbols = [...new Set([coin, ...usual])]
  const { closes, isWaiting, error, isSimulated, refetch } = useCloses(symbols)
  const odds = new Map(
    symbols.map((symbol): [string, LossOdds | null] => {
      const known = closes.get(symbol)?.closesUsd.slice(-lookedAtDays)
      return [symbol, known ? lossOdds(known, days, sureness) : null]
    }),
  )
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <Past isWaiting={isWaiting} error={error} isSimulated={isSimulated} onRetry={refetch}>
          <Sized state={state} onChange={onChange} isMember={isMember} odds={odds.get(coin) ?? null} />
          <OtherCoins state={state} odds={odds} />
        </Past>
      </div>
      <div className={styles.right}>
        <Inputs state={state} onChange={onChange} />
        <FromNote />
      </div>
    </div>
  )
}

function Inputs({ state, onChange }: Omit<Props, 'isMember'>) {
  const t = useText(sizeText)
  return (
    <section className={`${cards.card} ${base.stack} ${styles.inputs}`}>
      <AmountField label={t.loss} value={state.loss} onChange={loss => onChange({ loss })} />
      <Choice label={t.span}>
        <Segmented
          full
          label={t.span}
          segments={[
            { value: '1', label: t.day },
            { value: '7', label: t.week },
            { value: '30', label: t.month },
          ]}
          value={String(state.days)}
          onChange={days => onChange({ days: Number(days) as LabState['days'] })}
        />
      </Choice>
      <Choice label={t.sure}>
        <Segmented
          full
          label={t.sure}
          segments={[
            { value: '0.9', label: t.nine },
            { value: '0.95', label: t.nineteen },
            { value: '0.99', label: t.most },
          ]}
          value={String(state.sureness)}
          onChange={sureness => onChange({ sureness: Number(sureness) as LabState['sureness'] })}
        />
      </Choice>
    </section>
  )
}

/** Rounded down to what people pay: hundreds of lira, tens of dollars. */
const stepIn = (currency: string) => (currency === 'TRY' ? 100 : 10)
const oneIn = { 0.9: 10, 0.95: 20, 0.99: 100 } as const
const spanName = { 1: 'day', 7: 'week', 30: 'month' } as const

function useSize(state: LabState) {
  const { tender } = useChosenMoney()
  return (odds: LossOdds) => sizeFor(Number(state.loss), odds, bothFees, stepIn(tender.currency))
}

function Sized({ state, onChange, isMember, odds }: Props & { odds: LossOdds | null }) {
  const t = useText(sizeText)
  const lab = useText(labText)
  const { returnRate } = useFormat()
  const { tender } = useChosenMoney()
  const money = useMoney(tender.currency)
  const sizeOf = useSize(state)
  const [isChoosing, setChoosing] = useState(false)
  const place = (loss: number, worst: number) => `${100 * (1 - loss / Math.max(worst, 0.01))}%`
  const size = odds ? sizeOf(odds) : 0
  const [of, span] = [oneIn[state.sureness], spanName[state.days]]
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <Button
        look="ghost"
        className={styles.coinChip}
        aria-label={`${state.coin}, ${lab.changeCoin}`}
        onClick={() => setChoosing(true)}
      >
        <CoinLogo symbol={state.coin} src={logoOf(state.coin)} sizePx={36} />
        <b>{state.coin}</b>
        <Icon shape={chevronDownIcon} sizePx={18} />
      </Button>
      <CoinSheet open={isChoosing} onClose={() => setChoosing(false)} onPick={coin => onChange({ coin })} />
      {!odds && <p className={base.muted}>{t.young}</p>}
      {odds && (
        <>
          <div>
            <p className={`${base.small} ${base.muted}`}>{t.atMost}</p>
            <p className={base.figure}>
              <Amount text={money.paidWhole(size)} />
            </p>
            <p>
              <Amount text={t.says(of, span, money.paidWhole(Number(state.loss)))} />
            </p>
            {isMember && <MoreThanAll size={size} />}
          </div>
          <div
            className={styles.scale}
            role="img"
            aria-label={t.drawn(returnRate(-odds.worst, 1), returnRate(-odds.usual, 1))}
          >
            <span className={styles.scaleNow}>
              <Lubber />
            </span>
            <Ticks litRatio={0} />
            <i className={styles.scaleBand} style={{ left: place(odds.usual, odds.worst) }} />
            <i className={styles.scaleUsual} style={{ left: place(odds.usual, odds.worst) }} />
            <span className={styles.scaleLabels} aria-hidden="true">
              <small>
                <b className={base.down}>{returnRate(-odds.worst, 1)}</b>
                {t.worst(span)}
              </small>
              <small className={styles.usualLabel} style={cssVars({ '--at': place(odds.usual, odds.worst) })}>
                <b className={base.down}>{returnRate(-odds.usual, 1)}</b>
                {t.usual(of, span)}
              </small>
              <small>0</small>
            </span>
          </div>
          <p className={cards.note}>
            <Icon shape={infoIcon} sizePx={20} />
            <span>
              <Amount text={t.rest(span, returnRate(-odds.worst, 1), money.paidWhole(size * odds.worst))} />
            </span>
          </p>
        </>
      )}
    </section>
  )
}

function MoreThanAll({ size }: { size: number }) {
  const t = useText(sizeText)
  const { tender } = useChosenMoney()
  const worth = useOverview(tender.currency).data?.summary.currentValue
  const isMore = worth !== null && worth !== undefined && Number(worth) > 0 && size > Number(worth) * tender.perDollar
  return isMore ? <p className={`${base.small} ${base.warning}`}>{t.moreThanAll}</p> : null
}

function OtherCoins({ state, odds }: { state: LabState; odds: ReadonlyMap<string, LossOdds | null> }) {
  const t = useText(sizeText)
  const { returnRate } = useFormat()
  const { tender } = useChosenMoney()
  const money = useMoney(tender.currency)
  const sizeOf = useSize(state)
  const rows = usual.flatMap(symbol => {
    const found = odds.get(symbol)
    return found ? [{ symbol, found }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.others}</h2>
      <ul className={cards.rows}>
        {rows.map(({ symbol, found }) => (
          <li key={symbol} className={cards.item}>
            <CoinLogo symbol={symbol} src={logoOf(symbol)} sizePx={36} />
            <span className={cards.itemText}>
              <b>{symbol}</b>
              <small>
                {t.usual(oneIn[state.sureness], spanName[state.days])} {returnRate(-found.usual, 1)}
              </small>
            </span>
            <span className={styles.otherSize}>
              <b>
                <Amount text={money.paidWhole(sizeOf(found))} />
              </b>
              <small>{t.atMostSmall}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FromNote() {
  const t = useText(sizeText)
  const { part } = useFormat()
  return (
    <p className={cards.note}>
      <Icon shape={historyIcon} sizePx={20} />
      <span>{t.from(part(bothFees, 1))}</span>
    </p>
  )
}
