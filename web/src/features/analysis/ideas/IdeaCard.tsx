import type { ReactNode } from 'react'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import type { Direction } from '../../../ui/direction.ts'
import { Arrow } from '../../../ui/marks/Arrow.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import styles from './Ideas.module.css'
import { ideaText } from './text.ts'

type Props = {
  kind: string
  title: string
  badge: string
  direction: Direction
  /** Why, in the words of the analysis. */
  reason: string
  children?: ReactNode
  /** What must be read last. */
  warning?: ReactNode
}

/** The frame of every scenario; one without prices says just as plainly why there is none. */
export function IdeaCard({ kind, title, badge, direction, reason, children, warning }: Props) {
  const t = useText(ideaText)
  return (
    <article className={`${cards.card} ${styles.idea}`}>
      <div className={`${base.row} ${base.between}`}>
        <div>
          <p className={`${base.small} ${base.muted}`}>{kind}</p>
          <h2 className={base.title}>{title}</h2>
        </div>
        <Pill large tone={direction === 'flat' ? undefined : direction}>
          <Arrow direction={direction} sizePx={8} />
          {badge}
        </Pill>
      </div>
      {children}
      <p className={styles.reason}>
        <b>{t.why}</b> {reason}
      </p>
      {warning}
    </article>
  )
}
