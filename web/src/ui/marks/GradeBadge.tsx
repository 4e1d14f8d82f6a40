import type { ReactNode } from 'react'

/** Three blocks and a word. */
export function GradeBadge({ grade, children }: { grade: 'high' | 'medium' | 'low'; children: ReactNode }) {
  return (
    <span className={`grade g-${grade}`}>
      <i />
      <i />
      <i />
      {children}
    </span>
  )
}
