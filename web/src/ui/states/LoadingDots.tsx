import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** Three dots in the room of the text they wait for, so that nothing moves when it comes. */
export function LoadingDots({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <span className="ldots">
      {children && (
        <span className="ldots-room" aria-hidden="true">
          {children}
        </span>
      )}
      <span className="ldots-in" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
