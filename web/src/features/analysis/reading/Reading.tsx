import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useLater } from '../../../lib/later.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import lubberStyles from '../../../ui/brand/Lubber.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import miniLadderStyles from '../../../ui/instruments/mini-ladder.module.css'
import { Advice } from '../Advice.tsx'
import styles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import readingStyles from './Reading.module.css'
import { ScoreCard } from './ScoreCard.tsx'
import { TermCards } from './TermCards.tsx'

type Props = { result: AnalysisResult; onView: (view: 'predictions') => void }

export function Reading({ result, onView }: Props) {
  const t = useText(analysisText)
  const { time } = useFormat()
  const isLater = useLater()
  return (
    <>
      <div className={styles.side}>
        <ScoreCard result={result} />
        <MiniLadder result={result} />
      </div>
      {isLater && (
        <div className={styles.main}>
          <TermCards terms={result.terms} />
          <Advice>{t.madeAt(time(new Date(result.at)))}</Advice>
          <NextButton label={t.toPredictions} onNext={() => onView('predictions')} />
        </div>
      )}
    </>
  )
}

/** The levels at a glance, beside the score on a desk; the whole ladder is one tap away. */
function MiniLadder({ result }: { result: AnalysisResult }) {
  const t = useText(readingText)
  const address = useAddress()
  const { roughPrice } = useFormat()
  const rows = [
    ...result.levels.map(({ name, priceUsd }) => ({ name: name.toLocaleUpperCase('en'), priceUsd, isNow: false })),
    { name: t.now, priceUsd: result.priceUsd, isNow: true },
  ].sort((a, b) => b.priceUsd - a.priceUsd)
  return (
    <a className={`${cards.card} ${readingStyles.miniLadder}`} href={address('/dashboard/analysis/support-resistance')}>
      <h2 className={base.subheading} style={{ marginBottom: 'var(--space-4)' }}>
        {t.ladder}
      </h2>
      <div className={miniLadderStyles.ladder}>
        {rows.map(({ name, priceUsd, isNow }) => (
          <div key={name} className={isNow ? miniLadderStyles.current : undefined}>
            <span>{isNow ? <Lubber className={lubberStyles.turned} /> : name}</span>
            <i />
            <b>
              <Price text={roughPrice(priceUsd)} />
            </b>
          </div>
        ))}
      </div>
    </a>
  )
}
