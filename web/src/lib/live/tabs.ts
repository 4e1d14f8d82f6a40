import type { LivePrices, LiveTopic } from '@pusula/contract'

/** What travels between the tabs of a browser: who looks at which coins, and what the one that listens has heard. */
export type Word =
  | { kind: 'want'; tab: string; coins: string[] | null }
  | { kind: 'who' }
  | { kind: 'state'; isOpen: boolean }
  | { kind: 'prices'; told: LivePrices }
  | { kind: 'changed'; topic: LiveTopic }

interface Ears {
  hear(word: Word): void
  /** This tab listens for all from now on. */
  onLead(): void
  onLeave(): void
}

const name = 'pusula-live'

/** The tabs of a browser choose one that listens for all; where they cannot talk to each other each does for itself. */
export function createTabs({ hear, onLead, onLeave }: Ears) {
  const canShare = 'BroadcastChannel' in globalThis && Boolean(globalThis.navigator?.locks)
  let channel: BroadcastChannel | null = null
  /** Ends the wish to lead, or the lead. */
  let end: (() => void) | null = null
  let leads = false

  const lead = () => {
    leads = true
    onLead()
  }
  function wishToLead() {
    const waiting = new AbortController()
    end = () => waiting.abort()
    const held = () =>
      new Promise<void>(release => {
        end = release
        lead()
      })
    // Refused only when nobody waits any more.
    navigator.locks.request(name, { signal: waiting.signal }, held).catch(() => undefined)
  }
  return {
    isLeading: () => leads,
    tell: (word: Word) => channel?.postMessage(word),
    join: () => {
      if (end || leads) return
      if (!canShare) return lead()
      channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
      wishToLead()
    },
    leave: () => {
      if (leads) onLeave()
      leads = false
      end?.()
      end = null
      // An open channel would keep the page out of the back/forward cache.
      channel?.close()
      channel = null
    },
  }
}
