import { withoutCurrency } from '@pusula/words'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon, targetIcon } from '../../../ui/icons/icons.ts'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { StrengthBars } from '../../../ui/marks/StrengthBars.tsx'
import { useNowMs } from '../../market/index.ts'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { useNowUsd } from '../head/price-now.ts'
import { levelUsd } from '../levels.ts'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { predictionText } from './messages.ts'
import styles from './Predictions.module.css'
import { type PriceMarks, RangeRow } from './RangeRow.tsx'
import { levelLabel, placePercent, type Scale, sharedScale } from './shared-scale.ts'

/** Four spans on one scale, the range first: where the price may be, not which way it goes. */
export default function Predictions({ result, onNext }: { result: AnalysisResult; onNext: () => void }) {
  const t = useText(predictionText)
  const next = useText(analysisText)
  const address = useAddress()
  const nowMs = useNowMs()
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
          <NextButton label={next.toIdeas} onNext={onNext} />
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
