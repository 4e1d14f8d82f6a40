import type { ReactNode } from 'react'

/** Three blocks and a word; none is lit where nothing is known. */
export function GradeBadge({ grade, children }: { grade: 'high' | 'medium' | 'low' | 'unknown'; children: ReactNode }) {
  return (
    <span className={`grade g-${grade}`}>
      <i />
      <i />
      <i />
      {children}
    </span>
  )
}
