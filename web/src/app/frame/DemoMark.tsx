import { useDemoMode } from '../../lib/mode.ts'
import { Pill } from '../../ui/marks/Pill.tsx'

/** Nobody may take thrown numbers for real ones. */
export function DemoMark() {
  return useDemoMode() ? <Pill tone="warn">DEMO</Pill> : null
}
