import { holding } from '@pusula/engine'
import { countedZeros, type Format } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { namedOr } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import { Ladder, type LadderRow } from '../../../ui/instruments/Ladder.tsx'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { ErrorBox } from '../../../ui/states/Notice.tsx'
import { SkeletonText } from '../../../ui/states/SkeletonText.tsx'
import { type AlertLevel, isSamePrice, LevelAlert, useLevelAlerts } from '../../notifications/index.ts'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { useNowUsd } from '../head/price-now.ts'
import { isTouched, levelName } from '../levels.ts'
import { analysisText } from '../messages.ts'
import { Advice, NextButton } from '../NextButton.tsx'
import { retryLevels } from '../select/flow.ts'
import type { AnalysisResult, Part, SupportResistance } from '../select/run.ts'
import styles from './Signals.module.css'

const spans = ['4hour', '1day', '7day'] as const
type Span = (typeof spans)[number]

type Level = AnalysisResult['levels'][number]

/** The chance of a touch within a span. */
export const chanceWithin = (level: Level, span: Span): number =>
  ({ '4hour': level.touchChance4hour, '1day': level.touchChance, '7day': level.touchChance7day })[span]

/** A level as it stands on the ladder. */
interface Rung {
  level: Level
  name: string
  kind: 'resistance' | 'support'
  /** No two look alike. */
  text: string
  distance: { direction: 'up' | 'down' | 'flat'; text: string }
}

type PriceAndLevels = Pick<AnalysisResult, 'priceUsd' | 'levels'>

/** Each level with its true distance from the price that is now on the whole screen. */
export function rungsOf(
  { priceUsd: nowUsd, levels }: PriceAndLevels,
  format: Pick<Format, 'roughPrices' | 'part'>,
): Rung[] {
  const texts = format.roughPrices(levels.map(({ priceUsd }) => priceUsd))
  return levels.map((level, index) => {
    const ratio = level.priceUsd / nowUsd - 1
    return {
      level,
      name: levelName(level.name),
      kind: level.name.startsWith('r') ? 'resistance' : 'support',
      text: texts[index] ?? '',
      distance: {
        direction: directionOf(nowUsd, level.priceUsd),
        text: `${ratio < 0 ? '−' : '+'}${format.part(Math.abs(ratio), 1)}`,
      },
    }
  })
}

/**
 * What the levels' own reply says of them, if it speaks of the same minute. It comes by another call, and two sentences
 * about two minutes would show two prices.
 */
export const sentenceOf = ({ at, sentence }: Pick<SupportResistance, 'at' | 'sentence'>, analysedAt: string) =>
  at === analysedAt ? sentence : null

type Props = { levels: Part<SupportResistance>; result: AnalysisResult; onNext: () => void }

const signalText = messages({
  title: { tr: 'Destek ve direnç', en: 'Support and resistance' },
  waiting: { tr: 'Seviyeler hesaplanıyor', en: 'Calculating levels' },
  failed: { tr: 'Seviyeler yok', en: 'No levels' },
  failedSays: {
    tr: 'Seviyeler hesaplanırken bir hata oluştu. Kredin kullanılmadı.',
    en: 'An error occurred while calculating levels. No credit was used.',
  },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  now: { tr: 'Şimdi', en: 'Now' },
  span: { tr: 'Süre', en: 'Time' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '24 saat', en: '24 hours' },
  '7day': { tr: '7 gün', en: '7 days' },
  price: { tr: 'fiyat', en: 'price' },
  touch: { tr: 'değme ihtimali', en: 'chance of a touch' },
  touchWithin: {
    tr: (span: string) => `${span} içinde değme ihtimali.`,
    en: (span: string) => `chance of a touch within ${span}.`,
  },
  touched: { tr: 'değdi', en: 'touched' },
  touchedSays: { tr: 'Fiyat analizden sonra bu seviyeye değdi.', en: 'since the analysis.' },
  setAlert: { tr: 'Alarm kur', en: 'Set an alert' },
  alertSet: { tr: 'Alarm kurulu', en: 'An alert is set' },
  smallDigit: { tr: 'Küçük rakam, sıfır sayısıdır.', en: 'The small digit counts zeros.' },
  foot: {
    tr: 'Yüzde, fiyatın seçtiğin sürede seviyeye değme ihtimalidir. Alarm kurmak için bir seviyeye dokun.',
    en: 'The percentage is the chance that the price touches the level in the chosen time. Tap a level to set an alert.',
  },

  general: { tr: 'Seviyeler fiyatı ne sıklıkla durdurdu?', en: 'How often did levels stop the price?' },
  turned: { tr: 'kez geri döndü', en: 'times it turned back' },
  passed: { tr: 'kez geçti', en: 'times it passed' },
  generalSays: {
    tr: (levels: string, turned: string, passed: string, random: string) =>
      `Geçmişten hesaplandı, ${levels} seviye. Fiyat bir seviyeye değdiğinde 100’de ${turned} kez geri döndü, ${passed} kez geçti. Rastgele seçilen bir fiyatta 100’de ${random} kez döndü: seviyeler fiyatı biraz daha az durdurdu. Tek bir seviyeyi ölçecek kadar veri yok; o yüzden seviye başına oran yazmıyoruz.`,
    en: (levels: string, turned: string, passed: string, random: string) =>
      `Replayed from history, ${levels} levels. When the price touched one, it turned back ${turned} times in 100 and passed ${passed} times. At a random price it turned back ${random} times in 100, so levels stopped it slightly less often. No single level has enough touches to measure, so we show no rate per level.`,
  },
  advice: {
    tr: 'Seviyeler bir algoritmadan gelir. Yatırım tavsiyesi değildir.',
    en: 'Levels come from an algorithm. Not investment advice.',
  },
})

export default function Signals({ levels, result, onNext }: Props) {
  const t = useText(signalText)
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
          {namedOr(levels.problem, t.failedSays)}
        </ErrorBox>
      </div>
    )
  return <Known result={result} sentence={sentenceOf(levels.value, result.at)} onNext={onNext} />
}

type KnownProps = { result: AnalysisResult; sentence: string | null; onNext: () => void }

function Known({ result, sentence, onNext }: KnownProps) {
  const t = useText(signalText)
  const next = useText(analysisText)
  const { said } = useMoney()
  return (
    <div className={`${analysisScreenStyles.main} ${styles.columns}`}>
      <LadderCard result={result} label={sentence ? said(sentence) : t.title} />
      <div className={styles.beside}>
        <General />
        <Advice>{t.advice}</Advice>
        <NextButton label={next.toAnalysis} onNext={onNext} />
      </div>
    </div>
  )
}

/** The levels at their true distance; a tap on one waits for it. */
function LadderCard({ result, label }: { result: AnalysisResult; label: string }) {
  const t = useText(signalText)
  const format = useMoney()
  const { symbol, name } = result
  const priceUsd = useNowUsd(result)
  const [span, setSpan] = useState<Span>('1day')
  const [tapped, setTapped] = useState<AlertLevel | null>(null)
  const alerts = useLevelAlerts(symbol)
  const rungRow = ({ level, name: rung, kind, text, distance }: Rung): LadderRow => {
    const hasTouched = isTouched(kind, level.priceUsd, priceUsd)
    const isSet = alerts.some(({ target }) => isSamePrice(target, level.priceUsd))
    return {
      kind,
      name: rung,
      price: level.priceUsd,
      text: <Price text={text} />,
      distance,
      aside: hasTouched ? t.touched : format.chance(chanceWithin(level, span)),
      action: {
        says: `${hasTouched ? t.touchedSays : t.touchWithin(t[span])} ${isSet ? t.alertSet : t.setAlert}`,
        sign: <Icon shape={bellIcon} sizePx={20} className={isSet ? styles.set : undefined} />,
        run: () => setTapped(alertLevel(level, rung, priceUsd)),
      },
    }
  }
  const rows: LadderRow[] = [
    ...rungsOf({ levels: result.levels, priceUsd }, format).map(rungRow),
    {
      kind: 'now',
      name: t.now,
      price: priceUsd,
      text: (
        <PriceFlash value={priceUsd}>
          <Price text={format.price(priceUsd)} />
        </PriceFlash>
      ),
    },
  ]
  return (
    <section className={cards.card}>
      <div className={styles.head}>
        <h2 className={base.heading}>{t.title}</h2>
        <Segmented
          full
          label={t.span}
          segments={spans.map(value => ({ value, label: t[value] }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <div className={styles.captions} aria-hidden="true">
        <span>{t.price}</span>
        <span>{t.touch}</span>
      </div>
      <Ladder rows={rows} label={label} />
      <p className={`${base.tiny} ${base.faint} ${styles.foot}`}>
        {countsZeros(format.price(priceUsd)) ? `${t.foot} ${t.smallDigit}` : t.foot}
      </p>
      <LevelAlert coin={{ symbol, name }} level={tapped} onClose={() => setTapped(null)} />
    </section>
  )
}

/** A price that is shown like $0.0₇7412. */
const countsZeros = (written: string): boolean => countedZeros(written) !== written

const alertLevel = (level: AnalysisResult['levels'][number], name: string, nowUsd: number): AlertLevel => ({
  name,
  priceUsd: level.priceUsd,
  nowUsd,
  chances: { day: level.touchChance, week: level.touchChance7day },
  origin: level.name,
})

/** One sentence for all levels: no single one was touched often enough to have a rate of its own. */
function General() {
  const t = useText(signalText)
  const { count } = useFormat()
  const turned = count(holding.turnedInHundred)
  const passed = count(holding.passedInHundred)
  return (
    <section className={`${cards.card} ${styles.general}`}>
      <h2 className={base.subheading}>{t.general}</h2>
      <ShareTicks wide count={50} shares={[{ ratio: holding.turnedInHundred / 100, look: 'lit' }]} />
      <p className={styles.counts}>
        <span>
          <b>{turned}</b> {t.turned}
        </span>
        <span>
          <b>{passed}</b> {t.passed}
        </span>
      </p>
      <p className={`${base.small} ${base.muted}`}>
        {t.generalSays(count(holding.levels), turned, passed, count(holding.randomTurnedInHundred))}
      </p>
    </section>
  )
}
