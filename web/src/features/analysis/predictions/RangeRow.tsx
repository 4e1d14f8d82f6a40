import { withoutCurrency } from '@pusula/words'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronUpIcon } from '../../../ui/icons/icons.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { StrengthBars } from '../../../ui/marks/StrengthBars.tsx'
import { DotsOf } from '../dots/DotsCard.tsx'
import { Measured } from '../dots/Measured.tsx'
import { horizonText } from '../horizons.ts'
import rangeStyles from '../range.module.css'
import type { AnalysisResult } from '../select/run.ts'
import { predictionText } from './messages.ts'
import styles from './RangeRow.module.css'
import {
  againstUsual,
  type Forecast,
  isOnScale,
  placePercent,
  roomRatio,
  type Scale,
  strengthBars,
} from './shared-scale.ts'

/** The price all four rows start from, the one of now, and the levels next to it. */
export interface PriceMarks {
  priceUsd: number
  nowUsd: number
  r1Usd: number
  s1Usd: number
}

/** A midpoint that differs by less than a hundredth of a percent is the price itself. */
const inHundredths = (changeRatio: number): number => Math.round(changeRatio * 10_000) / 10_000

type Props = { result: AnalysisResult; forecast: Forecast; scale: Scale; marks: PriceMarks; isOver: boolean }

/** One span: its range with what such ranges held, opened as fifty dots, and what the price does on the way. */
export function RangeRow({ result, forecast, scale, marks, isOver }: Props) {
  const t = useText(predictionText)
  const horizons = useText(horizonText)
  const { roughPrices, roughPrice, part, ratio, shortDay, time } = useMoney()
  const { horizon, dueAt, low80Usd, high80Usd, medianUsd, changeRatio, widthToUsual, riseProbability } = forecast
  const [isOpen, setOpen] = useState(false)
  const due = new Date(dueAt)
  const bars = strengthBars(forecast, marks.priceUsd)
  const [low = '', high = ''] = roughPrices([low80Usd, high80Usd])
  return (
    <article className={classes(styles.row, isOver && styles.over)}>
      <div className={styles.head}>
        <div>
          <h3 className={base.subheading}>{horizons[horizon]}</h3>
          <small className={base.faint}>
            {isOver ? t.over : t.ends(horizon === '1day' ? `${shortDay(due)} ${time(due)}` : time(due))}
          </small>
        </div>
        <div className={styles.room}>
          <span>
            <b>{part(roomRatio(forecast, marks.priceUsd), 1)}</b>
            <small className={base.faint}>{widthToUsual === null ? t.room : t[againstUsual(widthToUsual)]}</small>
          </span>
          <StrengthBars level={bars} label={t.strength(bars)} />
        </div>
      </div>
      {isOpen ? (
        <div className={base.stack}>
          <DotsOf result={result} forecast={forecast} />
        </div>
      ) : (
        <div>
          <p className={styles.range}>
            <b>
              <span>
                <Price text={low} />
              </span>{' '}
              –{' '}
              <span>
                <Price text={withoutCurrency(high)} />
              </span>
            </b>
          </p>
          <Measured forecast={forecast} />
        </div>
      )}
      <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} sizePx={16} />
        {isOpen ? t.closeDots : t.openDots}
      </button>
      <Band forecast={forecast} scale={scale} marks={marks} says={t.rangeSays(low, high, roughPrice(marks.nowUsd))} />
      <Chances forecast={forecast} marks={marks} />
      <div className={styles.foot}>
        <span className={base.faint}>
          {t.middle} <Price text={roughPrice(medianUsd)} /> ({ratio(inHundredths(changeRatio))})
        </span>
      </div>
      {horizon === '1day' && riseProbability !== 0.5 && (
        <p className={`${base.tiny} ${base.faint}`}>{t.dayHigher(part(riseProbability, 1))}</p>
      )}
    </article>
  )
}

type BandProps = Pick<Props, 'forecast' | 'scale' | 'marks'> & { says: string }

function Band({ forecast: { low80Usd, high80Usd }, scale, marks, says }: BandProps) {
  const place = (usd: number) => `${placePercent(scale, usd)}%`
  const width = placePercent(scale, high80Usd) - placePercent(scale, low80Usd)
  return (
    <div className={`${rangeStyles.scale} ${styles.scale}`} role="img" aria-label={says}>
      <Ticks count={51} majorEvery={10} heightPx={10} />
      <span className={rangeStyles.band} style={{ left: place(low80Usd), width: `${width}%` }} />
      {[low80Usd, high80Usd].map(usd => (
        <span key={usd} className={styles.edge} style={{ left: place(usd) }} />
      ))}
      {isOnScale(scale, marks.s1Usd) && <span className={styles.support} style={{ left: place(marks.s1Usd) }} />}
      {isOnScale(scale, marks.r1Usd) && <span className={styles.resistance} style={{ left: place(marks.r1Usd) }} />}
      <span className={rangeStyles.now} style={{ left: place(marks.nowUsd) }} />
    </div>
  )
}

function Chances({ forecast, marks }: Pick<Props, 'forecast' | 'marks'>) {
  const t = useText(predictionText)
  const { roughPrice } = useMoney()
  const level = (says: string, usd: number) => (
    <>
      {says} <Price text={roughPrice(usd)} />
    </>
  )
  return (
    <dl className={styles.chances}>
      <Chance label={level(t.touchR1, marks.r1Usd)} ratio={forecast.touchResistance} />
      <Chance label={level(t.touchS1, marks.s1Usd)} ratio={forecast.touchSupport} />
      <Chance label={forecast.moveRatio < 0.05 ? t.moves2 : t.moves5} ratio={forecast.moveChance} />
    </dl>
  )
}

function Chance({ label, ratio }: { label: ReactNode; ratio: number }) {
  const { chance } = useFormat()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {chance(ratio)}
        <ShareTicks shares={[{ ratio, look: 'lit' }]} />
      </dd>
    </div>
  )
}
