import { market } from '@pusula/contract'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useQuery } from '../../../lib/use-query.ts'

/** The letters of a text as a search sees them: no case, no marks, and the four i of Turkish as one. */
const folded = (letter: string): string =>
  letter.replace(/[İIı]/, 'i').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

interface Match {
  before: string
  match: string
  after: string
}

/** Where the wanted letters stand in a text, so that they can be marked; an empty match when they do not. */
export function matchIn(text: string, wanted: string): Match {
  const letters = [...text]
  const sought = [...wanted.trim()].map(folded).join('')
  for (let from = 0; sought !== '' && from < letters.length; from += 1) {
    let seen = ''
    for (let to = from; to < letters.length && seen.length < sought.length; to += 1) {
      seen += folded(letters[to] ?? '')
      if (seen !== sought) continue
      const part = (start: number, end?: number) => letters.slice(start, end).join('')
      return { before: part(0, from), match: part(from, to + 1), after: part(to + 1) }
    }
  }
  return { before: text, match: '', after: '' }
}

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
