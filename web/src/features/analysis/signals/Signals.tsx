import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Ladder } from '../../../ui/instruments/Ladder.tsx'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { ErrorBox } from '../../../ui/states/ErrorBox.tsx'
import { SkeletonText } from '../../../ui/states/SkeletonText.tsx'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import { retryLevels } from '../select/flow.ts'
import type { AnalysisResult, Part, SupportResistance } from '../select/run.ts'
import { MarkTable } from './MarkTable.tsx'
import { ladderRows, nearest, sentenceOf } from './rows.ts'
import styles from './Signals.module.css'
import { signalText } from './text.ts'

type Props = { levels: Part<SupportResistance>; result: AnalysisResult; onNext: () => void }

export function Signals({ levels, result, onNext }: Props) {
  const t = useText(signalText)
  const language = useLanguage()
  if (levels.state === 'waiting')
    return (
      <div className={analysisScreenStyles.main}>
        <SkeletonText label={t.waiting} lines={7} />
      </div>
    )
  if (levels.state === 'failed')
    return (
      <div className={`${analysisScreenStyles.main} ${cards.card}`}>
        <ErrorBox
          title={t.failed}
          action={
            <Button small onClick={() => void retryLevels()}>
              {t.retry}
            </Button>
          }
        >
          {levels.problem.texts[language]}
        </ErrorBox>
      </div>
    )
  return <Known result={result} sentence={sentenceOf(levels.value, result.at)} onNext={onNext} />
}

type KnownProps = { result: AnalysisResult; sentence: string | null; onNext: () => void }

function Known({ result, sentence, onNext }: KnownProps) {
  const t = useText(signalText)
  const next = useText(analysisText)
  const format = useFormat()
  const rows = ladderRows(result, t.now, format).map(row => ({ ...row, text: <Price text={row.text} /> }))
  return (
    <div className={`${analysisScreenStyles.main} ${styles.columns}`}>
      <section className={cards.card}>
        <div className={`${base.row} ${base.between}`} style={{ marginBottom: 'var(--space-4)' }}>
          <h2 className={base.heading}>{t.title}</h2>
          <span className={`${base.tiny} ${base.faint}`}>{format.time(new Date(result.at))}</span>
        </div>
        <Ladder rows={rows} label={sentence ?? t.title} />
      </section>
      <div className={base.stack}>
        <Between result={result} />
        <MarkTable marks={result.levels} />
        <section className={`${cards.card} ${styles.explain}`}>
          <h2 className={base.subheading}>{t.read}</h2>
          <ul>
            {sentence && <li>{sentence}</li>}
            <li>
              <b>{t.resistances}</b> {t.readResistance}
            </li>
            <li>
              <b>{t.supports}</b> {t.readSupport}
            </li>
            <li>
              <b>{t.orientation}</b> {t.readMarks}
            </li>
          </ul>
        </section>
        <Advice>{t.advice}</Advice>
        <NextButton label={next.toAnalysis} onNext={onNext} />
      </div>
    </div>
  )
}

function Between({ result }: { result: AnalysisResult }) {
  const t = useText(signalText)
  const { part, roughPrice } = useFormat()
  const { priceUsd } = result
  const [r1, s1] = [nearest(result, 'r1'), nearest(result, 's1')]
  const said = t.betweenSays(part(r1 / priceUsd - 1, 1), part(1 - s1 / priceUsd, 1))
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.between}</h2>
      <div className={styles.position}>
        <RangeScale
          low={{ value: s1, name: 'S1', text: <Price text={roughPrice(s1)} /> }}
          high={{ value: r1, name: 'R1', text: <Price text={roughPrice(r1)} /> }}
          current={priceUsd}
          label={said}
        />
      </div>
      <p className={`${base.small} ${base.muted}`} style={{ marginTop: 'var(--space-3)' }}>
        {said}
      </p>
    </section>
  )
}
