import '../styles/screens/offer.css'
import type { ReactNode } from 'react'

type Props = {
  mark: ReactNode
  title: string
  says: string
  /** Its buttons: the way to say no, and the one to say yes. */
  children: ReactNode
}

/** Stands beside the screen, not in front of it: nothing waits for an answer. */
export const OfferCard = ({ mark, title, says, children }: Props) => (
  <section className="offer" aria-label={title}>
    {mark}
    <output className="grow">
      <b>{title}</b>
      <span className="muted">{says}</span>
    </output>
    <div className="offer-acts">{children}</div>
  </section>
)
