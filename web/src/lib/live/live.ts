import { type LivePrices, type LiveTopic, liveTopics, market } from '@pusula/contract'
import { hashKey, notifyManager, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDemo } from '../mode.ts'
import { queryClient } from '../query.ts'
import { createStore, useStore } from '../store.ts'
import { openStream } from './stream.ts'

/** Limit of coins of one stream. */
const maxCoins = 60
/** A screen that opens asks for its coins one after the other. */
const openAfterMs = 500

const me = Math.random().toString(36).slice(2)
/** What each part of this page shows. */
const wishes = new Set<readonly string[]>()
/** What the other tabs show, while they are seen. */
const others = new Map<string, string[]>()
const priceListeners = new Set<(update: LivePrices) => void>()
/** What is asked for anew when something of a topic changes: each query once, however many parts of a screen show it. */
const followedQueries = new Map<string, { topic: LiveTopic; queryKey: QueryKey; shown: number }>()
/** Whether prices arrive by themselves. */
const isOpen = createStore(false)

/** Whether events may have been missed. */
let hasMissed = false
type Stream = { coins: string; close(): void }
/** The open stream, and the one for other coins that replaces it: never more, since a browser has six connections to a host. */
let stream: Stream | null = null
let coming: Stream | null = null
let opening: ReturnType<typeof setTimeout> | undefined

const ownCoins = () => [...new Set([...wishes].flat())].sort()

/** What travels between the tabs of a browser: who looks at which coins, and what the one that listens has heard. */
type Word =
  | { kind: 'want'; tab: string; coins: string[] | null }
  | { kind: 'who' }
  | { kind: 'state'; isOpen: boolean }
  | { kind: 'prices'; told: LivePrices }
  | { kind: 'changed'; topic: LiveTopic }

/** Of the tabs of a browser one listens for all: the one that holds this lock. Where they cannot talk to each other each does for itself. */
const lockName = 'pusula-live'
const canShare = 'BroadcastChannel' in globalThis && Boolean(globalThis.navigator?.locks)

let isJoined = false
let isLeading = false
/** Ends the wish to lead, or the lead. */
let endLead: (() => void) | null = null

/** Comes with what follows the session, for which no page waits. */
let tabs: typeof import('../tabs.ts') | null = null

const tell = (word: Word): void => {
  if (isJoined && canShare) tabs?.broadcastToTabs(word)
}

function lead(): void {
  isLeading = true
  tell({ kind: 'who' })
  openDebounced()
}

function join(): void {
  if (isJoined || (canShare && !tabs)) return
  isJoined = true
  if (!canShare) {
    lead()
    return
  }
  const waiting = new AbortController()
  endLead = () => waiting.abort()
  const held = () =>
    new Promise<void>(release => {
      endLead = release
      lead()
    })
  // Refused only when nobody waits any more.
  navigator.locks.request(lockName, { signal: waiting.signal }, held).catch(() => undefined)
}

function onMessage(word: Word): void {
  switch (word.kind) {
    case 'want':
      if (word.coins) others.set(word.tab, word.coins)
      else others.delete(word.tab)
      if (isLeading) tell({ kind: 'state', isOpen: isOpen.get() })
      openDebounced()
      break
    case 'who':
      tell(wanted())
      break
    case 'state':
      if (word.isOpen && hasMissed) for (const topic of liveTopics) askAnewFor(topic)
      hasMissed = !word.isOpen
      isOpen.set(word.isOpen)
      break
    case 'prices':
      // In one batch: each part of a screen that hears a tick by itself would render and draw it by itself.
      notifyManager.batch(() => {
        for (const run of priceListeners) run(word.told)
      })
      break
    case 'changed':
      askAnewFor(word.topic)
  }
}

/** Said to this tab and to all others. */
function share(word: Word): void {
  onMessage(word)
  tell(word)
}

const wanted = (): Word => ({ kind: 'want', tab: me, coins: ownCoins() })

/** Opens the stream for the coins that somebody sees, once they have stopped changing. */
function openDebounced(): void {
  clearTimeout(opening)
  opening = setTimeout(() => {
    // Who wants nothing any more is about to leave.
    if (!isLeading || wishes.size === 0) return
    const coins = [...new Set([...ownCoins(), ...[...others.values()].flat()])].slice(0, maxCoins).sort().join()
    if ((coming ?? stream)?.coins === coins) return
    coming?.close()
    const next: Stream = {
      coins,
      ...openStream(`${market.live.path}?coins=${encodeURIComponent(coins)}`, {
        onState: open => {
          // The old stream stays open until the next one is: no event is missed between them.
          if (open && coming === next) {
            stream?.close()
            stream = next
            coming = null
          }
          if (stream === next || !stream) share({ kind: 'state', isOpen: open })
        },
        onPrices: update => {
          const word: Word = { kind: 'prices', told: update }
          onMessage(word)
          if (others.size > 0) tell(word)
        },
        onChanged: topic => share({ kind: 'changed', topic }),
      }),
    }
    coming = next
  }, openAfterMs)
}

/** A hidden tab neither listens nor asks others to. */
function follow(): void {
  if (wishes.size === 0 || document.hidden) leave()
  else {
    join()
    tell(wanted())
    openDebounced()
  }
}

function leave(): void {
  tell({ kind: 'want', tab: me, coins: null })
  stream?.close()
  coming?.close()
  stream = coming = null
  isJoined = isLeading = false
  endLead?.()
  endLead = null
  others.clear()
  hasMissed = true
  isOpen.set(false)
}

let isFollowing = false
function want(coins: readonly string[]): () => void {
  if (!globalThis.EventSource || isDemo()) return () => undefined
  if (!isFollowing) {
    isFollowing = true
    document.addEventListener('visibilitychange', follow)
    void import('../tabs.ts').then(
      found => {
        tabs = found
        found.listenToTabs({
          onMessage: word => {
            if (isJoined && typeof word === 'object') onMessage(word as Word)
          },
          onHide: leave,
          onReturn: follow,
        })
        follow()
      },
      // Without them this page goes on asking.
      () => undefined,
    )
  }
  wishes.add(coins)
  follow()
  return () => {
    wishes.delete(coins)
    // Whoever comes next may want the same.
    setTimeout(follow)
  }
}

/** While a part of the page shows these coins, their prices arrive by themselves. `run` must stay the same. */
export function useLivePrices(symbols: readonly string[], run: (update: LivePrices) => void): void {
  const asked = [...symbols].sort().join()
  useEffect(() => {
    const forget = want(asked.split(',').filter(Boolean))
    priceListeners.add(run)
    return () => {
      priceListeners.delete(run)
      forget()
    }
  }, [asked, run])
}

/** All that begins with the key of a topic; the end of a change of one's own asks for it anyway. */
function askAnewFor(changed: LiveTopic): void {
  for (const { topic, queryKey } of followedQueries.values())
    if (topic === changed && !queryClient.isMutating({ mutationKey: queryKey }))
      void queryClient.refetchQueries({ queryKey, type: 'active' })
}

/** Asks anew when something of the person's own has changed, for as long as that can be heard. */
export function useLiveTopic(topic: LiveTopic, queryKey: QueryKey, isWanted = true): void {
  // A key is a new list at every drawing, and the same one in writing.
  const written = hashKey(queryKey)
  useEffect(() => {
    if (!isWanted) return
    const forget = want([])
    const hash = `${topic} ${written}`
    const followed = followedQueries.get(hash) ?? { topic, queryKey: JSON.parse(written), shown: 0 }
    followed.shown++
    followedQueries.set(hash, followed)
    return () => {
      followed.shown--
      if (followed.shown === 0) followedQueries.delete(hash)
      forget()
    }
  }, [topic, written, isWanted])
}

/** Whether changes of this query arrive by themselves: what a change of one's own has made old need not be asked for then. */
export const isTold = (key: QueryKey): boolean =>
  isOpen.get() && [...followedQueries.keys()].some(hash => hash.endsWith(hashKey(key)))

/** Whether changes arrive by themselves. */
export const useIsStreaming = (): boolean => useStore(isOpen)

/** What is told need not be asked for; now and then it is all the same, should a word ever be lost. */
const seldomMs = 5 * 60_000

/** How often to ask: seldom while changes arrive by themselves. */
export const usePollMs = (pollMs: number): number => (useIsStreaming() ? Math.max(seldomMs, pollMs) : pollMs)
