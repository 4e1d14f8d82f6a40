import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import { Dial } from '../../ui/brand/Dial.tsx'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon } from '../../ui/icons/icons.ts'
import { ProgressTicks } from '../../ui/instruments/ShareTicks.tsx'
import spinnerStyles from '../../ui/states/states.module.css'
import styles from './AnalysisScreen.module.css'
import { loadingText } from './messages.ts'
import type { Part, Parts, Run } from './select/run.ts'

/** The steps a reader follows, each with the reply that brings it. */
const steps = [
  ['price', 'price'],
  ['technical', 'technical'],
  ['score', 'technical'],
  ['scenarios', 'technical'],
  ['predictions', 'technical'],
  ['news', 'news'],
] as const satisfies readonly (readonly [string, keyof Parts])[]

type StepName = (typeof steps)[number][0]

interface Step {
  name: StepName
  state: 'done' | 'now' | 'waiting'
  /** How long it took, where it was measured by itself. */
  tookMs: number | null
}

const isFirstOf = (index: number) => steps.findIndex(([, part]) => part === steps[index]?.[1]) === index

/** Where a run stands. One reply brings four steps, so they are done together; only the first of them is timed. */
export function stepsOf(run: Run): Step[] {
  const isPaid = run.paidUntilMs !== null
  const hasPrice = run.price.state !== 'waiting'
  const isAsked: Record<keyof Parts, boolean> = { price: isPaid, technical: hasPrice, levels: hasPrice, news: hasPrice }
  return steps.map(([name, part], index) => {
    const reply: Part<unknown> = run[part]
    const first = isFirstOf(index)
    if (reply.state === 'known')
      return { name, state: 'done', tookMs: first ? Math.max(0, reply.atMs - startOf(part, run)) : null }
    return { name, state: isAsked[part] && reply.state === 'waiting' && first ? 'now' : 'waiting', tookMs: null }
  })
}

const startOf = (part: keyof Parts, run: Run): number =>
  // A price may have been read before the run began.
  part !== 'price' && run.price.state === 'known' ? Math.max(run.startedMs, run.price.atMs) : run.startedMs

/** The steps as they truly happen: nothing is ticked off before its reply has come. */
export function LoadingCard({ run }: { run: Run }) {
  const t = useText(loadingText)
  const { count } = useFormat()
  const steps = stepsOf(run)
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <section className={`${cards.card} ${styles.card}`} aria-busy="true">
      <div className={styles.dial}>
        <Dial sizePx={184} bearingDeg={18} seeking />
      </div>
      <h2 className={base.heading}>{t.title(run.coin.name)}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      <div className={styles.progress}>
        <ProgressTicks ratio={done / steps.length} label={t.progress(count(done), count(steps.length))} />
      </div>
      <ol className={styles.steps}>
        {steps.map(step => (
          <StepRow key={step.name} step={step} />
        ))}
      </ol>
    </section>
  )
}

const classOf: Record<Step['state'], string | undefined> = {
  done: styles.done,
  now: styles.now,
  waiting: undefined,
}

function StepRow({ step: { name, state, tookMs } }: { step: Step }) {
  const t = useText(loadingText)
  const { quantity } = useFormat()
  return (
    <li className={classOf[state]}>
      <span className={styles.sign}>
        {state === 'done' && <Icon shape={checkIcon} sizePx={16} />}
        {state === 'now' && <i className={spinnerStyles.ring} aria-hidden="true" />}
      </span>
      <span className={base.grow}>{state === 'done' ? t[`${name}Done`] : t[name]}</span>
      {tookMs !== null && <small>{t.seconds(quantity(Math.round(tookMs / 100) / 10))}</small>}
    </li>
  )
}
