import type { ReactNode } from 'react'
import base from '../base.module.css'
import styles from './OfferCard.module.css'

type Props = {
  mark: ReactNode
  title: string
  says: string
  /** Its buttons: the way to say no, and the one to say yes. */
  children: ReactNode
}

/** Stands beside the screen, not in front of it: nothing waits for an answer. */
export const OfferCard = ({ mark, title, says, children }: Props) => (
  <section className={styles.offer} aria-label={title}>
    {mark}
    <output className={base.grow}>
      <b>{title}</b>
      <span className={base.muted}>{says}</span>
    </output>
    <div className={styles.actions}>{children}</div>
  </section>
)
