import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** Around a drawing of skeletons: one sentence for a screen reader instead of many empty bars. */
export function SkeletonArea({ label, className, children }: Props) {
  return (
    <div className={className} aria-busy="true">
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}
