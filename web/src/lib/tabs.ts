import { writeStored } from '../stored/stored.ts'

/** Message after a purchase in one tab: the others refetch. */
export const purchaseMessage = 'bought'

interface TabListener {
  onMessage: (word: unknown) => void
  /** The page goes, and can still tell the others. */
  onHide?: () => void
  /** It is back as it was left. */
  onReturn?: () => void
}

/** Open while this page listens; null where the browser has none. */
let channel: BroadcastChannel | null = null
const listeners = new Set<TabListener>()
const receive = (word: unknown) => {
  for (const { onMessage } of listeners) onMessage(word)
}

/** Says a word to every other tab of this browser; a text also where the browser has no channel. */
export function broadcastToTabs(word: string | object): void {
  if (channel) channel.postMessage(word)
  // A change of what is kept is told to the other tabs, and the same word twice is no change.
  else if (typeof word === 'string') writeStored('toldTabs', `${word} ${Date.now()}`)
}

function open(): void {
  if (!globalThis.BroadcastChannel) return
  channel = new BroadcastChannel('pusula-tabs')
  channel.onmessage = ({ data }) => receive(data)
}

/** One channel for all that the tabs of a browser tell each other. */
export function listenToTabs(listener: TabListener): void {
  listeners.add(listener)
  if (listeners.size > 1) return
  open()
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'toldTabs' && newValue) receive(newValue)
  })
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => {
    for (const { onHide } of listeners) onHide?.()
    channel?.close()
    channel = null
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    for (const { onReturn } of listeners) onReturn?.()
  })
}
