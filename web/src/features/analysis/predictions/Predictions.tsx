import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon, targetIcon } from '../../../ui/icons/icons.ts'
import { StrengthBars } from '../../../ui/marks/StrengthBars.tsx'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { predictionText } from './messages.ts'
import { PredictionCard } from './PredictionCard.tsx'
import styles from './Predictions.module.css'
import { sharedScale } from './shared-scale.ts'

export function Predictions({ result, onNext }: { result: AnalysisResult; onNext: () => void }) {
  const t = useText(predictionText)
  const next = useText(analysisText)
  const address = useAddress()
  const { price } = useFormat()
  const { forecasts, priceUsd } = result
  const scale = sharedScale(forecasts, priceUsd)
  return (
    <div className={analysisScreenStyles.main}>
      <div>
        <h2 className={base.heading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says(price(priceUsd))}</p>
      </div>
      <div className={styles.cards}>
        {forecasts.map(forecast => (
          <PredictionCard key={forecast.horizon} forecast={forecast} scale={scale} priceUsd={priceUsd} />
        ))}
      </div>
      <Legend />
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
  )
}

function Legend() {
  const t = useText(predictionText)
  return (
    <div className={`${cards.card} ${styles.legend}`}>
      <p>
        <i className={styles.pointSample}>
          <Lubber />
        </i>
        <span>{t.keyPoint}</span>
      </p>
      <p>
        <i className={styles.bandSample} />
        <span>{t.keyBand}</span>
      </p>
      <p>
        <StrengthBars level={2} direction="flat" label={t.strength(2)} />
        <span>{t.keyStrength}</span>
      </p>
    </div>
  )
}
