import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Price } from '../../../lib/Price.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Ladder } from '../../../ui/instruments/Ladder.tsx'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { ErrorBox } from '../../../ui/states/ErrorBox.tsx'
import { SkeletonText } from '../../../ui/states/SkeletonText.tsx'
import tableStyles from '../../../ui/table.module.css'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import { retryLevels } from '../select/flow.ts'
import type { AnalysisResult, Part, SupportResistance } from '../select/run.ts'
import { ladderRows, markName, nearest, sentenceOf } from './rows.ts'
import styles from './Signals.module.css'

type Props = { levels: Part<SupportResistance>; result: AnalysisResult; onNext: () => void }

export default function Signals({ levels, result, onNext }: Props) {
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

/** How likely each level is to be touched, within a day and within a week. */
function MarkTable({ marks }: { marks: AnalysisResult['levels'] }) {
  const t = useText(signalText)
  const { chance, roughPrice } = useFormat()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <table className={`${tableStyles.table} ${styles.marks}`}>
        <caption className={`${base.subheading} ${cards.flushHead}`}>{t.marks}</caption>
        <thead>
          <tr>
            <th scope="col">{t.mark}</th>
            <th scope="col" className={tableStyles.number}>
              {t.touch}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t.touchWeek}
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ name, kind, priceUsd, touchChance, touchChance7day }) => (
            <tr key={name}>
              <th scope="row">
                <b>{markName(name)}</b> <Price text={roughPrice(priceUsd)} />
                <small className={base.faint}>{t[kind]}</small>
              </th>
              <td className={tableStyles.number}>{chance(touchChance)}</td>
              <td className={tableStyles.number}>{chance(touchChance7day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const signalText = messages({
  title: { tr: 'Destek ve direnç', en: 'Support and resistance' },
  waiting: { tr: 'Seviyeler hesaplanıyor', en: 'Calculating levels' },
  failed: { tr: 'Seviyeler hesaplanamadı', en: 'Levels could not be calculated' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  now: { tr: 'Şimdi', en: 'Now' },
  between: { tr: 'S1 ile R1 arasında', en: 'Between S1 and R1' },
  betweenSays: {
    tr: (up: string, down: string) => `R1 mesafesi ${up}, S1 mesafesi ${down}.`,
    en: (up: string, down: string) => `R1 is ${up} away, S1 is ${down} away.`,
  },

  marks: { tr: 'Her seviyeye değme ihtimali', en: 'The chances of a touch' },
  mark: { tr: 'Seviye', en: 'Level' },
  touch: { tr: '1 günde', en: 'In a day' },
  touchWeek: { tr: '7 günde', en: 'In 7 days' },
  swing: { tr: 'dönüş noktası', en: 'turning point' },
  pivot: { tr: 'pivot', en: 'pivot' },
  range: { tr: 'günlük aralık', en: 'daily range' },
  projected: { tr: 'uzatılmış', en: 'projected' },

  read: { tr: 'Nasıl okunur?', en: 'How to read this' },
  readResistance: {
    tr: 'Fiyatın üstünde kalan, daha önce dönüş görülen ya da hesaplanan fiyatlar.',
    en: 'Prices above the present one, where it turned before or that are worked out.',
  },
  readSupport: {
    tr: 'Fiyatın altında kalan, daha önce dönüş görülen ya da hesaplanan fiyatlar.',
    en: 'Prices below the present one, where it turned before or that are worked out.',
  },
  readMarks: {
    tr: 'Değmek, dönmek demek değildir.',
    en: 'A touch is not a turn.',
  },
  resistances: { tr: 'R1–R3, direnç.', en: 'R1–R3, resistance.' },
  supports: { tr: 'S1–S3, destek.', en: 'S1–S3, support.' },
  orientation: { tr: 'Seviye, duvar değil.', en: 'Levels, not walls.' },
  advice: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
})
