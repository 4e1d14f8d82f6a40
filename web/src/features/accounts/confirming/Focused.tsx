import { type ReactNode, useEffect, useRef } from 'react'
import base from '../../../ui/base.module.css'

/** For a form that arrives after its sheet has opened: the field that the person came for takes the focus. */
export function Focused({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <div className={base.stack} ref={form}>
      {children}
    </div>
  )
}
