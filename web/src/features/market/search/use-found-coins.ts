import { market } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'

const minLength = 2
export const freshMs = 10_000
/** Long enough to skip the letters in between, short enough not to be felt. */
const debounceMs = 200

/** What was typed, once the fingers rest. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

/** The coins that a typed text finds. Results of an older text are never shown for a newer one. */
export function useFound(text: string) {
  const wanted = text.trim()
  const debounced = useDebounced(wanted)
  const isAsked = wanted.length >= minLength
  const query = useQuery({
    queryKey: ['market', 'search', debounced],
    queryFn: ({ signal }) => call(market.search, { q: debounced }, signal),
    enabled: isAsked && debounced === wanted,
    staleTime: freshMs,
    refetchOnMount: true,
  })
  if (!isAsked) return { state: 'idle' } as const
  if (debounced !== wanted) return { state: 'searching' } as const
  if (query.data) return { state: 'found', coins: query.data } as const
  return query.error ? ({ state: 'failed', error: query.error } as const) : ({ state: 'searching' } as const)
}
