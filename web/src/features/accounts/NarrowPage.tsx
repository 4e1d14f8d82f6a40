import type { ReactNode } from 'react'
import base from '../../ui/base.module.css'

/** One narrow column, for forms and short texts. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <div className={base.stack} style={{ maxWidth: '26rem', margin: '0 auto' }}>
    {children}
  </div>
)
