import type { ReactNode } from 'react'

/** A form is read like a letter: one column, no wider than a hand. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <div className="stack" style={{ maxWidth: '26rem', margin: '0 auto' }}>
    {children}
  </div>
)
