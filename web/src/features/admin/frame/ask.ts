import type { InputOf, ReplyOf, Route } from '@pusula/contract'
import { type InfiniteData, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { toastFailure } from '../../../lib/failure-toast.ts'
import { useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { useInfiniteQuery, useQuery } from '../../../lib/use-query.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { adminText } from './messages.ts'

/** Query invalidation by part; its name is the second word of its query keys. */
type Part =
  | 'coins'
  | 'apis'
  | 'settings'
  | 'figures'
  | 'people'
  | 'messages'
  | 'cases'
  | 'nicknames'
  | 'audit'
  | 'economy'
  | 'channels'

export const askKey = <R extends Route>(part: Part, route: R, input: InputOf<R>) => ['admin', part, route.path, input]

/** Asked for at every look: other administrators, and people themselves, change it too. */
export const useAsk = <R extends Route>(part: Part, route: R, input: InputOf<R>) =>
  useQuery<ReplyOf<R>>({
    queryKey: askKey(part, route, input),
    queryFn: ({ signal }) => call(route, input, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** A list that comes page by page; `next` says where the page after this one begins, or nothing at the end. */
export const useAskOlder = <R extends Route>(
  part: Part,
  route: R,
  inputAt: (from: string | undefined) => InputOf<R>,
  next: (page: ReplyOf<R>) => string | undefined,
) =>
  useInfiniteQuery<ReplyOf<R>, Error, InfiniteData<ReplyOf<R>>, unknown[], string | undefined>({
    queryKey: ['admin', part, route.path, inputAt(undefined)],
    queryFn: ({ pageParam, signal }) => call(route, inputAt(pageParam), signal),
    initialPageParam: undefined,
    getNextPageParam: next,
    refetchOnMount: 'always',
  })

interface Outcome<Input, Reply> {
  touches: Part[]
  /** What a toast says when it worked; nothing where the screen itself shows it. */
  done?: string
  /** Where the screen itself says what went wrong, no toast does. */
  saysFailure?: boolean
  onDone?: (reply: Reply, input: Input) => void
  /** Called where another administrator saved first (edit conflict), after this has been shown. */
  onOvertaken?: () => void
}

/** Something an administrator does: a failure is said, and what it touches is asked for again, with the log of all. */
export function useChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  { touches, done, saysFailure, onDone, onOvertaken }: Outcome<Input, Reply>,
) {
  const t = useText(adminText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply, input) => {
      if (done) toast.show({ tone: 'ok', title: done })
      onDone?.(reply, input)
    },
    onError: error => {
      if (!saysFailure) toastFailure(error, { title: t.notDone, text: error.message, notKnown: t.notKnown })
      if (asProblem(error).code === 'admin.changedMeanwhile') onOvertaken?.()
    },
    onSettled: () =>
      Promise.all([...touches, 'audit'].map(part => client.invalidateQueries({ queryKey: ['admin', part] }))),
  })
}

/** The fields of a draft that differ from another one: from what is stored, or from what was sent. */
export function editsOver<Draft extends object>(before: Draft, draft: Partial<Draft>): Partial<Draft> {
  const edits: Partial<Draft> = {}
  for (const name in draft) if (draft[name] !== before[name]) edits[name] = draft[name]
  return edits
}
