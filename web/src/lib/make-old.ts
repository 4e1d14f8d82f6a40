import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query.ts'

/** Query meta: what of a person a reply shows, where other features than its own invalidate it. */
type Shown = 'credits' | 'membership'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows?: Shown }
  }
}

/** Something has changed it: whatever shows it is asked for again, whichever feature's it is. */
export const makeOld = (shown: Shown, isOld: (key: QueryKey) => boolean = () => true): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta, queryKey }) => meta?.shows === shown && isOld(queryKey) })
