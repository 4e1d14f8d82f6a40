import { withoutCurrency } from '@pusula/words'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronRightIcon, chevronUpIcon, targetIcon } from '../../../ui/icons/icons.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { StrengthBars } from '../../../ui/marks/StrengthBars.tsx'
import { useNowMs, useWide } from '../../market/index.ts'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { Measured } from '../dots/DotPlot.tsx'
import { DotsOf } from '../dots/DotsCard.tsx'
import { useNowUsd } from '../head/price-now.ts'
import { horizonText } from '../horizons.ts'
import { isTouched, levelUsd } from '../levels.ts'
import { analysisText } from '../messages.ts'
import { Advice, NextButton } from '../NextButton.tsx'
import rangeStyles from '../range.module.css'
import type { AnalysisResult } from '../select/run.ts'
import { predictionText } from './messages.ts'
import styles from './Predictions.module.css'
import {
  againstUsual,
  type Forecast,
  isOnScale,
  levelLabel,
  placePercent,
  roomRatio,
  type Scale,
  sharedScale,
  strengthBars,
} from './shared-scale.ts'

/** The price all four rows start from, the one of now, and the levels next to it. */
interface PriceMarks {
  priceUsd: number
  nowUsd: number
  r1Usd: number
  s1Usd: number
}

/** A midpoint that differs by less than a hundredth of a percent is the price itself. */
const inHundredths = (changeRatio: number): number => Math.round(changeRatio * 10_000) / 10_000

type Props = { result: AnalysisResult; forecast: Forecast; scale: Scale; marks: PriceMarks; isOver: boolean }

/** One span: its range with what such ranges held, opened as fifty dots, and what the price does on the way. */
function RangeRow({ result, forecast, scale, marks, isOver }: Props) {
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
      <Chance
        label={level(t.touchR1, marks.r1Usd)}
        ratio={forecast.touchResistance}
        instead={isTouched('resistance', marks.r1Usd, marks.nowUsd) && t.touched}
      />
      <Chance
        label={level(t.touchS1, marks.s1Usd)}
        ratio={forecast.touchSupport}
        instead={isTouched('support', marks.s1Usd, marks.nowUsd) && t.touched}
      />
      <Chance label={forecast.moveRatio < 0.05 ? t.moves2 : t.moves5} ratio={forecast.moveChance} />
    </dl>
  )
}

/** A chance, or what came of it. */
function Chance({ label, ratio, instead }: { label: ReactNode; ratio: number; instead?: string | false }) {
  const { chance } = useFormat()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {instead || chance(ratio)}
        <ShareTicks shares={[{ ratio: instead ? 1 : ratio, look: 'lit' }]} />
      </dd>
    </div>
  )
}

/** Four spans on one scale, the range first: where the price may be, not which way it goes. */
export default function Predictions({ result, onNext }: { result: AnalysisResult; onNext: () => void }) {
  const t = useText(predictionText)
  const next = useText(analysisText)
  const address = useAddress()
  const nowMs = useNowMs()
  const isWide = useWide()
  const { forecasts, priceUsd } = result
  const scale = sharedScale(forecasts, priceUsd)
  const nowUsd = useNowUsd(result)
  const marks = { priceUsd, nowUsd, r1Usd: levelUsd(result, 'r1'), s1Usd: levelUsd(result, 's1') }
  return (
    <div className={analysisScreenStyles.main}>
      <div className={styles.title}>
        <h2 className={base.heading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <div className={styles.columns}>
        <section className={`${cards.card} ${cards.flush}`}>
          <Axis scale={scale} marks={marks} />
          {forecasts.map(forecast => (
            <RangeRow
              key={forecast.horizon}
              result={result}
              forecast={forecast}
              scale={scale}
              marks={marks}
              isOver={Date.parse(forecast.dueAt) <= nowMs}
            />
          ))}
        </section>
        <div className={styles.beside}>
          <Legend nowUsd={nowUsd} />
          <a className={`${cards.card} ${cards.linkCard}`} href={address('/track-record')}>
            <Icon shape={targetIcon} sizePx={22} />
            <span className={base.grow}>
              <b>{t.record}</b>
              <small>{t.recordSays}</small>
            </span>
            <Icon shape={chevronRightIcon} sizePx={18} />
          </a>
          <Advice>{t.disclaimer}</Advice>
          <NextButton label={isWide ? next.toIdeas : next.toIdeasShort} onNext={onNext} />
        </div>
      </div>
    </div>
  )
}

/** Nearer to an end of the axis than this, in percent, the word of now takes the place of the end. */
const besideEnd = 12

/** Drawn once for all rows; who hears the page is told the figures in each. */
function Axis({ scale, marks }: { scale: Scale; marks: PriceMarks }) {
  const t = useText(predictionText)
  const { part } = useFormat()
  const end = part(scale.halfRatio)
  const nowPercent = placePercent(scale, marks.nowUsd)
  return (
    <div className={styles.axis} aria-hidden="true">
      <div>
        {nowPercent > besideEnd && <span className={styles.first}>−{end}</span>}
        <LevelLabel scale={scale} name="S1" priceUsd={marks.s1Usd} nowUsd={marks.nowUsd} />
        <span className={styles.now} style={{ left: `${nowPercent}%` }}>
          {t.now}
        </span>
        <LevelLabel scale={scale} name="R1" priceUsd={marks.r1Usd} nowUsd={marks.nowUsd} />
        {nowPercent < 100 - besideEnd && <span className={styles.last}>+{end}</span>}
      </div>
    </div>
  )
}

type LevelProps = { scale: Scale; name: string; priceUsd: number; nowUsd: number }

function LevelLabel({ scale, name, priceUsd, nowUsd }: LevelProps) {
  const { roughPrice } = useMoney()
  const label = levelLabel(scale, priceUsd, nowUsd)
  if (label === 'none') return null
  return (
    <span style={{ left: `${placePercent(scale, priceUsd)}%` }}>
      {name}
      {label === 'whole' && (
        <i>
          {' '}
          <Price text={withoutCurrency(roughPrice(priceUsd))} />
        </i>
      )}
    </span>
  )
}

function Legend({ nowUsd }: { nowUsd: number }) {
  const t = useText(predictionText)
  const { price } = useMoney()
  return (
    <section className={`${cards.card} ${styles.legend}`}>
      <h2 className={base.subheading}>{t.read}</h2>
      <ul>
        <Key sign={<i className={styles.bandSample} />} name={t.keyRange} says={t.keyRangeSays} />
        <Key sign={<StrengthBars level={2} label="" />} name={t.keyRoom} says={t.keyRoomSays} />
        <Key
          sign={<ShareTicks shares={[{ ratio: 0.5, look: 'lit' }]} count={10} />}
          name={t.keyChance}
          says={t.keyChanceSays}
        />
        <Key sign={<i className={styles.nowSample} />} name={t.keyNow} says={t.keyNowSays(price(nowUsd))} />
      </ul>
    </section>
  )
}

function Key({ sign, name, says }: { sign: ReactNode; name: string; says: string }) {
  return (
    <li>
      <span aria-hidden="true">{sign}</span>
      <span>
        <b>{name}</b> <Price text={says} />
      </span>
    </li>
  )
}
