import type { ReactNode } from 'react'
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
    <section className="card">
      <div className="set">
        <div className="grow">
          <h2 className="h3">{title}</h2>
          <p className="sm muted">{says}</p>
        </div>
        <Toggle label={title} checked={checked} disabled={disabled} onChange={onChange} />
      </div>
      {children}
    </section>
  )
}
