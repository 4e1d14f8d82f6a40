import { memo, useEffect, useState } from 'react'
import type { Money } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { directionOf } from '../../../ui/direction.ts'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { Sparkline } from '../../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { logoOf } from '../logo.ts'
import type { MarketRow } from './list.ts'
import styles from './MarketScreen.module.css'

/** Row height of the virtual list, the same for all. */
export const rowPx = 64

type Props = {
  row: MarketRow
  place: number
  isLively: boolean
  isWide: boolean
  /** Whether a phone, which has room for one change, shows that of the week. */
  isByWeek: boolean
  money: Money
  /** A change of the week in dollars, as the currency that is shown has it. */
  weekChange: (percent: number) => number
  addressOf: (symbol: string) => string
  /** Stands on a phone where the name does: it is what the list is about. */
  volumeTimes: (times: string) => string
}

const tickCount = 17
/** The mark of a usual day: each stands for a quarter of it. */
const usualTick = 4

/** Ticks from one place up to another as one line of a drawing, since thirty rows of seventeen elements would be felt. */
const ticks = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
    .filter(place => place !== usualTick)
    .map(place => `M${2 + 3.5 * place} 8v10`)
    .join('')

/** How much was traded against a usual day, whose mark is brass; the figure stands beside it. */
const VolumeTicks = memo(function VolumeTicks({ ratio }: { ratio: number }) {
  const lit = Math.min(tickCount, Math.floor(usualTick * ratio) + 1)
  return (
    <svg className={styles.volume} width={60} height={20} viewBox="0 0 60 20" aria-hidden="true">
      <path d={ticks(lit, tickCount)} />
      <path className={styles.lit} d={ticks(0, lit)} />
      <path className={styles.usual} d="M16 3v15" />
    </svg>
  )
})

/** Those whose picture has been opened on this page: the browser has them at hand. */
const opened = new Set<string>()
const waiting = new Set<() => void>()
let isOpening = false

/** A picture of lines is a page of its own to the browser: one is opened after each frame, and scrolling does not wait for it. */
function openNext(): void {
  isOpening = waiting.size > 0
  if (!isOpening) return
  requestAnimationFrame(() =>
    setTimeout(() => {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      }
      openNext()
    }),
  )
}

/** The picture of a coin in a long list; its letters stand there until its turn has come. */
function LateLogo({ symbol }: { symbol: string }) {
  const [isOpen, setOpen] = useState(opened.has(symbol))
  useEffect(() => {
    if (isOpen) return
    const open = () => {
      opened.add(symbol)
      setOpen(true)
    }
    waiting.add(open)
    if (!isOpening) openNext()
    return () => void waiting.delete(open)
  }, [symbol, isOpen])
  return <CoinLogo symbol={symbol} src={isOpen ? logoOf(symbol) : null} />
}

/**
 * Remembered: a row that comes into view leaves the others as they are. What writes and links is handed down, since thirty rows that
 * each listen to the language, the currency and the address cost a phone more than their text does.
 */
export const CoinTableRow = memo(function CoinTableRow(props: Props) {
  const { row, place, isLively, isWide, isByWeek, money, weekChange, addressOf, volumeTimes } = props
  const change = (percent: number | null) =>
    percent === null ? (
      '—'
    ) : (
      <Delta direction={directionOf(0, percent)} small>
        {money.percent(percent)}
      </Delta>
    )
  const dayChange = change(money.changePercent(row.dayPercent))
  const weekPercent = row.weekPercent === null ? null : weekChange(row.weekPercent)
  const line = <td className={styles.line}>{row.line.length > 0 && <Sparkline values={row.line} />}</td>
  return (
    <tr className={styles.row} aria-rowindex={place + 2} style={{ transform: `translateY(${place * rowPx}px)` }}>
      <td className={styles.rank}>{row.rank ?? ''}</td>
      <th scope="row" className={styles.coin}>
        <LateLogo key={row.symbol} symbol={row.symbol} />
        <a href={addressOf(row.symbol)}>
          <b>{row.symbol}</b>
          <small>{isLively && !isWide ? volumeTimes(money.times(row.volumeRatio ?? 0)) : row.name}</small>
        </a>
      </th>
      {!isWide && !isLively && line}
      {!isWide && isLively && (
        <td className={styles.line}>{row.volumeRatio !== null && <VolumeTicks ratio={row.volumeRatio} />}</td>
      )}
      {isWide && isLively && (
        <td className={styles.number}>{row.volumeRatio === null ? '—' : `${money.times(row.volumeRatio)}×`}</td>
      )}
      <td className={`${styles.number} ${styles.price}`}>
        <PriceFlash key={row.symbol} value={row.priceUsd}>
          <Price text={money.price(row.priceUsd)} />
        </PriceFlash>
        {!isWide && <span className={styles.under}>{isByWeek ? change(weekPercent) : dayChange}</span>}
      </td>
      {isWide && (
        <>
          <td className={styles.number}>{dayChange}</td>
          <td className={styles.number}>{change(weekPercent)}</td>
          <td className={styles.number}>{row.marketCapUsd === null ? '—' : money.compactPrice(row.marketCapUsd)}</td>
          <td className={styles.number}>{money.compactPrice(row.volumeUsd)}</td>
          <td className={`${styles.number} ${styles.likely}`}>
            <Likely row={row} money={money} />
          </td>
          {line}
        </>
      )}
    </tr>
  )
})

/** All bars share one scale, so that a wider range is a longer bar; what is wider than the scale ends open. */
const scaleRatio = 0.06

function Likely({ row: { likely, priceUsd }, money }: Pick<Props, 'row' | 'money'>) {
  if (!likely) return '—'
  const at = (usd: number) => 50 + (50 * (usd / priceUsd - 1)) / scaleRatio
  const [from, to] = [Math.max(0, at(likely.lowUsd)), Math.min(100, at(likely.highUsd))]
  const ends = [from === 0 && styles.openLow, to === 100 && styles.openHigh].filter(Boolean).join(' ')
  return (
    <>
      {money.roughPrices([likely.lowUsd, likely.highUsd]).join(' – ')}
      <span className={styles.scale} aria-hidden="true">
        {from < to && <i className={`${styles.band} ${ends}`} style={{ left: `${from}%`, width: `${to - from}%` }} />}
      </span>
    </>
  )
}
