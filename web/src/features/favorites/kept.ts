import { isDemo } from '../../lib/mode.ts'
import { forget, readJson, writeJson } from '../../lib/storage.ts'
import { createStore } from '../../lib/store.ts'
import { type Favorite, queued, type Star, without, withStars } from './list.ts'

/** What this browser knows of a member's stars, also without a network. */
export interface Kept {
  accountId: string
  /** As the server last gave it; null until it did. */
  list: readonly Favorite[] | null
  /** Taps the server does not know yet, in their order. */
  waiting: readonly Star[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasTexts = (value: unknown, names: string[]) =>
  isObject(value) && names.every(name => typeof Reflect.get(value, name) === 'string')

const isList = (value: unknown) =>
  value === null ||
  (Array.isArray(value) && value.every(item => hasTexts(item, ['coinSymbol', 'coinName', 'createdAt'])))
const isWaiting = (value: unknown) =>
  Array.isArray(value) && value.every(item => hasTexts(item, ['symbol', 'name', 'tappedAt']))
const isKept = (value: unknown): value is Kept =>
  hasTexts(value, ['accountId']) &&
  isList(Reflect.get(value as object, 'list')) &&
  isWaiting(Reflect.get(value as object, 'waiting'))

const stored = () => readJson('favorites', isKept)

export const keptStars = createStore<Kept | null>(stored())

/** Another tab has changed it. */
export const followTabs = (): void => keptStars.set(stored())

/** What is kept for this member; what another one left behind is neither shown nor sent. */
export function keptFor(accountId: string): Kept {
  const known = isDemo() ? keptStars.get() : stored()
  return known?.accountId === accountId ? known : { accountId, list: null, waiting: [] }
}

/** Once a member is here, nothing of another's stays. */
export function forgetOthers(accountId: string): void {
  if (isDemo() || (keptStars.get()?.accountId ?? accountId) === accountId) return
  forget('favorites')
  keptStars.set(null)
}

function change(accountId: string, how: (kept: Kept) => Partial<Kept>): void {
  const kept = keptFor(accountId)
  const next = { ...kept, ...how(kept) }
  // A look at the sample account leaves no trace.
  if (!isDemo()) writeJson('favorites', next)
  keptStars.set(next)
}

export const keepList = (accountId: string, list: readonly Favorite[]) => change(accountId, () => ({ list }))

export const keepStar = (accountId: string, star: Star) =>
  change(accountId, ({ waiting }) => ({ waiting: queued(waiting, star) }))

/** The server has answered: the tap is part of the list, or it never was. */
export const settleStar = (accountId: string, star: Star, isDone: boolean) =>
  change(accountId, ({ list, waiting }) => ({
    waiting: without(waiting, star),
    list: list && isDone ? withStars(list, [star]) : list,
  }))

export const markLate = (accountId: string) =>
  change(accountId, ({ waiting }) => ({ waiting: waiting.map(star => ({ ...star, isLate: true })) }))
