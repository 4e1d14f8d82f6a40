import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import { useNowMs } from '../../market/index.ts'
import { analysisText } from '../messages.ts'
import { selectAgain } from '../select/flow.ts'
import { isFresh } from '../select/rules.ts'

/** How old the analysis is, once that matters, and the way to a new one. That there is no network the frame says. */
export function OldNotice({ atMs }: { atMs: number }) {
  const t = useText(analysisText)
  const { age } = useFormat()
  const isOnline = useOnline()
  const nowMs = useNowMs()
  if (isOnline && isFresh('technical', atMs, nowMs)) return null
  return (
    <Notice kind="old" action={isOnline ? { label: t.renew, run: selectAgain } : undefined}>
      {t.age(age(Math.max(0, nowMs - atMs)))}
    </Notice>
  )
}
