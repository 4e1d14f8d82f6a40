import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** Short waiting without a known end; the label is heard, not seen. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="spinner">
      <i className="spin" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
