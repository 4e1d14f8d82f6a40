import { withoutCurrency } from '@pusula/words'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { candleAt } from './candle.ts'
import type { Candles } from './draw.ts'
import { chartText } from './messages.ts'
import styles from './Readout.module.css'
import { isWithinDays, namedAt, type Timeframe } from './timeframes.ts'

type Props = {
  candles: Candles
  timeframe: Timeframe
  /** The candle under the crosshair; without one, the last. */
  index: number | null
  onIndex: (index: number) => void
}

/** Far enough at once to cross a phone's chart in a few presses. */
const page = 10

/** One candle in figures, always there and always as high. Arrow keys go from candle to candle. */
export function Readout({ candles, timeframe, index, onIndex }: Props) {
  const t = useText(chartText)
  const { roughPrices, ratio, compact, shortDay, time } = useMoney()
  const last = candles.time.length - 1
  const shown = index ?? last
  const candle = candleAt(candles, shown)
  if (!candle) return <div className={styles.readout} />
  const at = namedAt(candle.timeMs, timeframe)
  const when = isWithinDays(timeframe) ? `${shortDay(at)} ${time(at)}` : shortDay(at)
  const [open = '', high = '', low = '', close = ''] = roughPrices([candle.open, candle.high, candle.low, candle.close])
  const figures = [
    { name: t.open, letter: t.openLetter, text: open },
    { name: t.high, letter: t.highLetter, text: high },
    { name: t.low, letter: t.lowLetter, text: low },
    { name: t.close, letter: t.closeLetter, text: close },
  ]
  const says = [
    when,
    ...figures.map(({ name, text }) => `${name} ${text}`),
    `${t.volume} ${compact(candle.volume)}`,
  ].join(', ')

  function press(event: KeyboardEvent) {
    const to = {
      ArrowLeft: shown - 1,
      ArrowDown: shown - 1,
      ArrowRight: shown + 1,
      ArrowUp: shown + 1,
      PageDown: shown - page,
      PageUp: shown + page,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onIndex(Math.min(last, Math.max(0, to)))
  }

  return (
    <div
      className={styles.readout}
      role="slider"
      tabIndex={0}
      aria-label={t.candle}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={says}
      onKeyDown={press}
    >
      <span className={styles.when}>{when}</span>
      {figures.map(({ letter, text }) => (
        <span key={letter}>
          <i>{letter}</i> <Price text={withoutCurrency(text)} />
        </span>
      ))}
      <span className={directionClass[directionOf(0, candle.changeRatio)]}>{ratio(candle.changeRatio)}</span>
      <span>
        <i>{t.volumeLetter}</i> {compact(candle.volume)}
      </span>
    </div>
  )
}
