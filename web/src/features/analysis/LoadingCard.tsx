import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import { Dial } from '../../ui/brand/Dial.tsx'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon } from '../../ui/icons/icons.ts'
import { ProgressTicks } from '../../ui/instruments/ProgressTicks.tsx'
import spinnerStyles from '../../ui/states/Spinner.module.css'
import styles from './LoadingCard.module.css'
import { loadingText } from './messages.ts'
import type { Run } from './select/run.ts'
import { type Step, stepsOf } from './select/steps.ts'

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
