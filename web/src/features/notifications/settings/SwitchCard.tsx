import type { ReactNode } from 'react'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Toggle.tsx'

type Props = {
  title: string
  says: string
  checked: boolean
  disabled?: boolean | undefined
  onChange: (checked: boolean) => void
  children?: ReactNode
}

/** One thing that is on or off, and what belongs to it while it is on. */
export function SwitchCard({ title, says, checked, disabled, onChange, children }: Props) {
  return (
    <section className={cards.card}>
      <div className={cards.setting}>
        <div className={base.grow}>
          <h2 className={base.subheading}>{title}</h2>
          <p className={`${base.small} ${base.muted}`}>{says}</p>
        </div>
        <Toggle label={title} checked={checked} disabled={disabled} onChange={onChange} />
      </div>
      {children}
    </section>
  )
}
