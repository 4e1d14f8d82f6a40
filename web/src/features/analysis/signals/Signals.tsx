import { holding } from '@pusula/engine'
import { countedZeros } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { namedOr } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { bellIcon } from '../../../ui/icons/icons.ts'
import { Ladder, type LadderRow } from '../../../ui/instruments/Ladder.tsx'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { ErrorBox } from '../../../ui/states/ErrorBox.tsx'
import { SkeletonText } from '../../../ui/states/SkeletonText.tsx'
import { type AlertLevel, isSamePrice, LevelAlert, useLevelAlerts } from '../../notifications/index.ts'
import { Advice } from '../Advice.tsx'
import analysisScreenStyles from '../AnalysisScreen.module.css'
import { useNowUsd } from '../head/price-now.ts'
import { analysisText } from '../messages.ts'
import { NextButton } from '../NextButton.tsx'
import { retryLevels } from '../select/flow.ts'
import type { AnalysisResult, Part, SupportResistance } from '../select/run.ts'
import { signalText } from './messages.ts'
import { chanceWithin, type Rung, rungsOf, type Span, sentenceOf, spans } from './rows.ts'
import styles from './Signals.module.css'

type Props = { levels: Part<SupportResistance>; result: AnalysisResult; onNext: () => void }

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
    const chance = format.chance(chanceWithin(level, span))
    const isSet = alerts.some(({ target }) => isSamePrice(target, level.priceUsd))
    return {
      kind,
      name: rung,
      price: level.priceUsd,
      text: <Price text={text} />,
      distance,
      aside: chance,
      action: {
        says: `${t.touchWithin(t[span])} ${isSet ? t.alertSet : t.setAlert}`,
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
