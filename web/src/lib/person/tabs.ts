import { writeStored } from '../../stored/stored.ts'

/** Open while this page listens; null where the browser has none. */
let channel: BroadcastChannel | null = null

/** Something was paid for in one tab: the others count anew. */
export const boughtWord = 'bought'

/** Says a word to every other tab of this browser. */
export function tellTabs(word: string): void {
  if (channel) channel.postMessage(word)
  // A change of what is kept is told to the other tabs, and the same word twice is no change.
  else writeStored('toldTabs', `${word} ${Date.now()}`)
}

export function hearTabs(heard: (word: string) => void): void {
  function open() {
    if (!globalThis.BroadcastChannel) return
    channel = new BroadcastChannel('pusula')
    channel.onmessage = ({ data }) => heard(String(data))
  }
  open()
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'toldTabs' && newValue) heard(newValue)
  })
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  addEventListener('pageshow', ({ persisted }) => persisted && open())
}
