import type { ReactNode } from 'react'
import base from '../base.module.css'
import styles from './Modal.module.css'

type Props = {
  mark: ReactNode
  title: string
  says: string
  /** Its buttons: the way to say no, and the one to say yes. */
  children: ReactNode
}

/** Non-modal card beside the screen. */
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
