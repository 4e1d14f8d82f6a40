import { useEffect, useState } from 'react'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import spinnerStyles from '../../ui/states/Spinner.module.css'
import { newsText } from './messages.ts'
import styles from './news.module.css'

const stageMs = 2_000

/** While the news are gathered: what is being done now, and the shape of what is coming. */
export function Gathering() {
  const { stages } = useText(newsText)
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStage(now => Math.min(now + 1, stages.length - 1)), stageMs)
    return () => clearInterval(timer)
  }, [stages])
  return (
    <div className={base.stack} aria-busy="true">
      <section className={`${cards.card} ${base.row}`}>
        <i className={spinnerStyles.ring} aria-hidden="true" />
        <output className={base.muted}>{stages[stage]}</output>
      </section>
      <div className={styles.list} aria-hidden="true">
        {[0, 1].map(place => (
          <div key={place} className={`${cards.card} ${styles.story}`}>
            <Skeleton width={88} heightPx={24} />
            <Skeleton heightPx={22} />
            <Skeleton heightPx={14} />
            <Skeleton width="60%" heightPx={14} />
          </div>
        ))}
      </div>
    </div>
  )
}
