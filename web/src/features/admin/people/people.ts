import { admin, type ReplyOf } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useAsk, useChange } from '../frame/ask.ts'
import { peopleText } from './messages.ts'

export type Person = ReplyOf<typeof admin.people>['people'][number]
export type PersonDetail = ReplyOf<typeof admin.person>

export const kinds = ['all', 'member', 'guest', 'blocked'] as const
export type Kind = (typeof kinds)[number]
export const pageSize = 15

export const usePeople = (search: string, kind: Kind, page: number) =>
  useAsk('people', admin.people, { ...(search && { search }), kind, page, pageSize })

export const usePerson = (id: string) => useAsk('people', admin.person, { id })

interface Correction {
  amount: number
  reason: string
  key: string
}

export function useCorrectCredits(id: string) {
  const t = useText(peopleText)
  return useChange((correction: Correction) => call(admin.correctCredits, { id, ...correction }), {
    touches: ['people'],
    done: t.corrected,
  })
}

export function useBlock(id: string) {
  const t = useText(peopleText)
  return useChange((reason: string) => call(admin.block, { id, reason }), { touches: ['people'], done: t.blockedNow })
}

export function useUnblock(id: string) {
  const t = useText(peopleText)
  return useChange(() => call(admin.unblock, { id }), { touches: ['people'], done: t.unblocked })
}

/** Minimum length of a reason, as on the server. */
export const isReason = (text: string): boolean => text.trim().length >= 3

/** Who somebody is in a list: a name, else an address, else the start of the id. */
export const nameOfPerson = ({ name, email, id }: Pick<Person, 'name' | 'email' | 'id'>): string =>
  name || email || id.slice(0, 8)
