import { queryOptions, useQuery } from '@tanstack/react-query'
import { go } from '../../lib/go.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { queryClient } from '../../lib/query.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { brokenTitles, witnessText } from './messages.ts'
import { type Witnessed, witness } from './witness.ts'

const queryKey = ['record', 'witness']

/** What is found holds for the whole visit; the check itself comes when it is asked for. */
const witnessed = queryOptions({
  queryKey,
  queryFn: ({ client }) => witness(client.getQueryData<Witnessed>(queryKey)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Looks anew whenever the record is opened. Without a word in a demo, whose record is made up. */
export const useWitnessed = () => useQuery({ ...witnessed, refetchOnMount: 'always', enabled: !useDemoMode() })

/** Long enough to read it and to tap. */
const shownMs = 15_000

/** Once a visit, while nobody waits: whoever never opens the record is a witness, too, and hears of a past that was rewritten. */
export async function witnessVisit(): Promise<void> {
  if (queryClient.getQueryState(queryKey)) return
  const found = await queryClient.fetchQuery(witnessed)
  const [finding] = found.state === 'broken' ? found.findings : []
  if (!finding) return
  const language = currentLanguage()
  toast.show({
    tone: 'err',
    title: brokenTitles[finding][language],
    action: { label: witnessText.see[language], run: () => go('/track-record') },
    durationMs: shownMs,
  })
}
