import { useText } from '../../lib/language.ts'
import { SkeletonText } from '../../ui/states/SkeletonText.tsx'
import { frameText } from './messages.ts'

/** While a screen or an answer is on its way. */
export function Waiting() {
  const t = useText(frameText)
  return <SkeletonText label={t.waiting} />
}
