import type { ReactNode } from 'react'
import { useProfile } from '../../../lib/jurisdiction.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import cards from '../../../ui/cards.module.css'
import { ShareTicks } from '../../../ui/instruments/ShareTicks.tsx'
import { useNowUsd, useSilentMinutes } from '../head/price-now.ts'
import { HoldSentence, useLossPercent } from '../ideas/HoldCard.tsx'
import { holdText } from '../ideas/messages.ts'
import { isOpen, planSays, planStage, type Side, useLivingPlans } from '../ideas/plan.ts'
import { planText } from '../ideas/plan-messages.ts'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import styles from './Reading.module.css'

type Posture = { text: string; holding?: string; notHolding?: string }
/** One that was kept by an earlier release may have no headline, or none of its two lines. */
type Props = { result: Omit<AnalysisResult, 'headline'> & { headline?: Posture } }

/** What is going on, what it comes to for who holds some and for who holds none, and how much to hold. */
export function AnswerCard({ result }: Props) {
  const plans = useText(planText)
  const hold = useText(holdText)
  const t = useText(readingText)
  const { said, count } = useMoney()
  const { percent } = useLossPercent()
  // Without a price nobody knows whether a condition has come.
  const silentMinutes = useSilentMinutes(result.symbol)
  const { headline, name, lossLineRatio } = result
  return (
    <section className={`${cards.card} ${styles.card}`}>
      {headline && <h2 className={styles.headline}>{said(headline.text)}</h2>}
      <dl className={styles.lines}>
        {silentMinutes === null ? (
          <>
            <Line name={plans.holding}>
              <SideLine result={result} side="down" said={headline?.holding} />
            </Line>
            <Line name={plans.notHolding}>
              <SideLine result={result} side="up" said={headline?.notHolding} />
            </Line>
          </>
        ) : (
          <Line name={t.price}>
            <b>
              {silentMinutes < 120
                ? t.silentMinutes(count(silentMinutes))
                : t.silentHours(count(Math.floor(silentMinutes / 60)))}
            </b>
          </Line>
        )}
        <Line name={hold.short}>
          <HoldSentence name={name} percent={percent} lossLineRatio={lossLineRatio} />
        </Line>
      </dl>
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type SideProps = { result: Props['result']; side: Side; said: string | undefined }

/** What the analysis said, while its plans stand as they did; once one has moved, how that of the side stands now. */
function SideLine({ result, side, said: written }: SideProps) {
  const t = useText(planText)
  const money = useMoney()
  const nowUsd = useNowUsd(result)
  const { plans, nowMs, isMoved } = useLivingPlans(result)
  const { wording } = useProfile()
  const plan = plans.find(one => one.side === side && isOpen(one)) ?? plans.find(one => one.side === side)
  if (written && !isMoved && wording === 'ideas') {
    const [first, rest] = leadOf(money.said(written))
    return (
      <>
        <b>{first}</b> {rest}
        {plan?.state === 'waiting' && <ShareTicks shares={[{ ratio: plan.chances.met, look: 'lit' }]} />}
      </>
    )
  }
  if (!plan) return t[`${side}None`]
  const stage = planStage(plan, nowMs)
  const { lead = '', rest } = planSays(plan, stage, { t, money, nowUsd, now: new Date(nowMs) })
  return (
    <>
      <b>{t[stage]}.</b> {lead} {rest}
    </>
  )
}

/** The first sentence is the posture in a word or two. */
function leadOf(text: string): [string, string] {
  const end = text.indexOf('. ')
  return end < 0 ? ['', text] : [text.slice(0, end + 1), text.slice(end + 2)]
}
