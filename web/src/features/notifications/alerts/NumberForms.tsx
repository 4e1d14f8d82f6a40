import {
  type AlertHours,
  type AlertWay,
  alertHours,
  alertWays,
  type notifications,
  type ReplyOf,
} from '@pusula/contract'
import { type Currency, currencies, type Language } from '@pusula/words'
import { type Limits, readNumber, type Unit } from '@pusula/words/reading'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { CurrencyChip } from '../../../lib/money/CurrencyChip.tsx'
import { useMoney } from '../../../lib/money/money.ts'
import { useRate } from '../../../lib/money/rates.ts'
import { NumberField, signOf } from '../../../lib/number/NumberField.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import { Select } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import styles from './Alerts.module.css'
import type { AlertCoin, Wish } from './alerts.ts'
import { alertsText, formText } from './messages.ts'
import { SetAlert } from './SetAlert.tsx'

const limitsOf = {
  price: { least: '0.000000000001', most: '1000000000000', decimals: 12 },
  percent: { least: '1', most: '90', decimals: 2 },
  times: { least: '1.5', most: '100', decimals: 1 },
} satisfies Record<string, Limits>

/** What was typed as a number that can be waited for; null otherwise, or where it is of another unit. */
function typedNumber(typed: string, language: Language, limits: Limits, units: readonly Unit[] = []): number | null {
  const read = readNumber(typed, language, limits)
  if (read.kind === 'refused' || (read.unit && !units.includes(read.unit))) return null
  return Number(read.value)
}

/** What the kinds of the sheet are made of. */
export interface KindProps {
  coin: AlertCoin
  facts: ReplyOf<typeof notifications.alertFacts>
  nowUsd: number
  onDone: () => void
}

type Rest = {
  label: string
  wish: Wish | null
  name: string
  onTried: () => void
  onDone: () => void
  children: ReactNode
}

/** The enter key sets it too. */
const Form = ({ children, label, wish, name, onTried, onDone }: Rest) => (
  <form className={base.stack} onSubmit={event => event.preventDefault()} noValidate>
    {children}
    <SetAlert label={label} wish={wish} onMissing={onTried} name={name} onDone={onDone} />
  </form>
)

const percent = (ratio: number) => `${ratio * 100}%`

/** Where two prices stand on a scale, 0 to 1. */
interface Placed {
  now: number
  target: number
}

/** How wide scales are, as ratios of the price: the next one is taken before the two leave it. */
const widths = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
/** The two are at most this far apart on it. */
const maxApart = 0.8

/** Two prices at their true distance around the middle; one that is further away than any scale stands at its end. */
export function placeOn(now: number, target: number): Placed {
  const distance = target / now - 1
  const width = widths.find(one => Math.abs(distance) <= maxApart * one) ?? Math.abs(distance) / maxApart
  const half = distance / width / 2
  return { now: 0.5 - half, target: 0.5 + half }
}

/** A range and a price on one scale, with room beyond its ends; a price far outside stands at the edge. */
export function placeBand(low: number, high: number, now: number): { low: number; high: number; now: number } {
  const room = (high - low) * 0.4
  const at = (price: number) => Math.min(1, Math.max(0, (price - low + room) / (high - low + 2 * room)))
  return { low: at(low), high: at(high), now: at(now) }
}

/** How often a move of so many percent came within a day. */
export function timesMoved(moves: readonly number[], percent: number, way: 'either' | 'up' | 'down'): number {
  const least = percent / 100
  return moves.filter(move => (way !== 'down' && move >= least) || (way !== 'up' && move <= -least)).length
}

/** The price of now and where it is waited for, at their true distance. */
function TargetScale({ now, target, label }: { now: number; target: number; label: string }) {
  const placed = placeOn(now, target)
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <Ticks count={31} majorEvery={10} heightPx={13} />
      <span className={styles.now} style={{ left: percent(placed.now) }}>
        <Lubber />
      </span>
      <span className={styles.target} style={{ left: percent(placed.target) }} />
    </div>
  )
}

/** The price of now in its likely range. */
export function BandScale({ low, high, now, label }: { low: number; high: number; now: number; label: string }) {
  const placed = placeBand(low, high, now)
  return (
    <div className={styles.scale} role="img" aria-label={label}>
      <Ticks count={31} majorEvery={10} heightPx={13} />
      <span className={styles.band} style={{ left: percent(placed.low), right: percent(1 - placed.high) }} />
      <span className={styles.now} style={{ left: percent(placed.now) }}>
        <Lubber />
      </span>
    </div>
  )
}

/** A price in the currency that is read, or another one; whether it is above or below is seen from where the price stands. */
export function PriceForm({ coin, facts: { range }, nowUsd, onDone }: KindProps) {
  const t = useText(formText)
  const said = useText(alertsText)
  const language = useLanguage()
  const { tender, in: inSign, dollarsIn, part } = useMoney()
  const rates: Record<Currency, number | undefined> = {
    USD: 1,
    TRY: useRate('TRY')?.perDollar,
    EUR: useRate('EUR')?.perDollar,
  }
  const [chosen, choose] = useState<Currency | null>(null)
  const currency = chosen && rates[chosen] ? chosen : tender.currency
  const perDollar = rates[currency] ?? tender.perDollar
  const [typed, setTyped] = useState('')
  const [wasTried, setTried] = useState(false)
  const sign = signOf(currency)
  const { price } = inSign(sign)
  const target = typedNumber(typed, language, limitsOf.price, [sign])
  const now = nowUsd * perDollar
  const isThere = target === now
  const kind = target !== null && target > now ? 'above' : 'below'
  const wish = target === null || isThere ? null : ({ symbol: coin.symbol, kind, target, currency } as const)
  const ends = range && dollarsIn({ currency, perDollar }).roughPrices([range.lowUsd, range.highUsd]).join(' – ')
  const isOutside =
    range && target !== null && (target < range.lowUsd * perDollar || target > range.highUsd * perDollar)
  const distance =
    target !== null && (isThere ? t.there : (target > now ? t.higher : t.lower)(part(Math.abs(target / now - 1), 2)))
  return (
    <Form label={t.set} name={coin.name} onTried={() => setTried(true)} {...{ wish, onDone }}>
      <NumberField
        label={t.whenPrice}
        typed={typed}
        onType={setTyped}
        limits={limitsOf.price}
        say={amount => price(amount)}
        units={[sign]}
        before={
          <CurrencyChip isInField value={currency} onChange={choose} among={currencies.filter(one => rates[one])} />
        }
        hint={distance || undefined}
        isRequired
        wasTried={wasTried}
        autoFocus
      />
      {target !== null && (
        <>
          <TargetScale now={now} target={target} label={said.scale(price(now), price(target))} />
          {ends && <p className={`${base.small} ${base.muted}`}>{(isOutside ? t.outside : t.inside)(ends)}</p>}
        </>
      )}
    </Form>
  )
}

/** A move of so many percent, within a span, either way or one alone; the last days say how often it comes. */
export function MoveForm({ coin, facts: { dayMoves }, onDone }: KindProps) {
  const t = useText(formText)
  const language = useLanguage()
  const { size, plain } = useFormat()
  const [typed, setTyped] = useState('')
  const [hours, setHours] = useState<AlertHours>(24)
  const [way, setWay] = useState<AlertWay>('either')
  const [wasTried, setTried] = useState(false)
  const target = typedNumber(typed, language, limitsOf.percent, ['%'])
  const wish = target === null ? null : ({ symbol: coin.symbol, kind: 'move', target, hours, way } as const)
  const times = target === null ? 0 : timesMoved(dayMoves, target, way)
  const hasFrequency = target !== null && hours === 24 && dayMoves.length > 0
  return (
    <Form label={t.setMove} name={coin.name} onTried={() => setTried(true)} {...{ wish, onDone }}>
      <div className={base.pair}>
        <NumberField
          label={t.percent}
          typed={typed}
          onType={setTyped}
          limits={limitsOf.percent}
          say={amount => size(Number(amount) / 100)}
          units={['%']}
          before="%"
          isRequired
          wasTried={wasTried}
          autoFocus
        />
        <Select
          label={t.span}
          value={String(hours)}
          onChange={event => setHours(alertHours.find(one => String(one) === event.target.value) ?? 24)}
        >
          {alertHours.map(one => (
            <option key={one} value={one}>
              {t[`${one}`]}
            </option>
          ))}
        </Select>
      </div>
      <Segmented
        full
        label={t.way}
        segments={alertWays.map(value => ({ value, label: t[value] }))}
        value={way}
        onChange={setWay}
      />
      {hasFrequency && (
        <p className={`${base.small} ${base.muted}`}>
          {times > 0
            ? t.often(coin.symbol, dayMoves.length, times, plain(dayMoves.length / times))
            : t.never(coin.symbol, dayMoves.length)}
        </p>
      )}
    </Form>
  )
}

/** So many usual days of volume in one. */
export function VolumeForm({ coin, facts: { volumeRatio }, onDone }: KindProps) {
  const t = useText(formText)
  const language = useLanguage()
  const { times } = useFormat()
  const [typed, setTyped] = useState('')
  const [wasTried, setTried] = useState(false)
  const target = typedNumber(typed, language, limitsOf.times)
  const wish = target === null ? null : ({ symbol: coin.symbol, kind: 'volume', target } as const)
  if (volumeRatio === null) return <p className={`${base.small} ${base.muted}`}>{t.timesUnknown}</p>
  return (
    <Form label={t.setVolume} name={coin.name} onTried={() => setTried(true)} {...{ wish, onDone }}>
      <NumberField
        label={t.times}
        typed={typed}
        onType={setTyped}
        limits={limitsOf.times}
        say={amount => `${times(Number(amount))}×`}
        after="×"
        hint={t.timesNow(times(volumeRatio))}
        isRequired
        wasTried={wasTried}
        autoFocus
      />
    </Form>
  )
}
