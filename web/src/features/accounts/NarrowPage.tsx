import type { ReactNode } from 'react'
import base from '../../ui/base.module.css'

/** A form is read like a letter: one column, no wider than a hand. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <div className={base.stack} style={{ maxWidth: '26rem', margin: '0 auto' }}>
    {children}
  </div>
)
