import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, checkIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import styles from '../admin.module.css'
import { apisText } from './messages.ts'
import type { Test } from './test-api.ts'

/** Enough to see whether it is the right answer. */
const shownLetters = 600

const isGood = (status: number) => status >= 200 && status < 300

/** Status, time and the first bytes, or why there are none. */
export function TestResult({ test: { data, error, isPending } }: { test: Test }) {
  const t = useText(apisText)
  const language = useLanguage()
  const { count } = useFormat()
  return (
    <div aria-live="polite">
      {error && !isPending && (
        <div className={styles.testBox}>
          <div className={`${base.row} ${base.between} ${base.small}`}>
            <b>{t.testFailed}</b>
            <Icon shape={alertIcon} sizePx={16} className={base.down} />
          </div>
          <p className={`${base.small} ${base.muted}`}>{asProblem(error).texts[language]}</p>
        </div>
      )}
      {data && !isPending && (
        <div className={styles.testBox}>
          <div className={`${base.row} ${base.between} ${base.small}`}>
            <b>{t.lastTest}</b>
            <Pill tone={isGood(data.status) ? 'up' : 'down'}>
              <Icon shape={isGood(data.status) ? checkIcon : alertIcon} sizePx={13} />
              {`${data.status} · ${t.tookMs(count(data.tookMs))}`}
            </Pill>
          </div>
          {data.stories !== null && <p className={`${base.small} ${base.muted}`}>{t.stories(data.stories)}</p>}
          <pre>{data.data.slice(0, shownLetters) || t.noAnswer}</pre>
        </div>
      )}
    </div>
  )
}
