import { type LivePrices, type LiveTopic, liveTopics } from '@pusula/contract'

interface TabHandlers {
  onState(isOpen: boolean): void
  onPrices(update: LivePrices): void
  onChanged(topic: LiveTopic): void
}

/** A network may hold back what was sent: prices that come so much later than others did are old. */
const lateMs = 10_000
/** A refusal is no failure of the network: the browser does not try again by itself. */
const againMs = { least: 5_000, most: 300_000 }
/** The server gives a sign of life every twenty seconds: who misses two of them listens to a line that is dead. */
const silentMs = 50_000
/** A line that tells for so long in time is a good one. */
const stableAfterMs = 60_000

/** Listens to the server until it is closed; the browser itself comes back when the line is lost. */
export function openStream(url: string, { onState, onPrices, onChanged }: TabHandlers): { close(): void } {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = againMs.least
  let silence: ReturnType<typeof setTimeout> | undefined
  let timeoutMs = silentMs
  /** The clocks of server and browser differ by this at least. */
  let minLagMs = Number.POSITIVE_INFINITY

  /** What comes no more is noticed by the clock alone. */
  function watch() {
    clearTimeout(silence)
    silence = setTimeout(() => {
      timeoutMs = Math.min(againMs.most, timeoutMs * 2)
      onState(false)
      source?.close()
      open()
    }, timeoutMs)
  }
  function reconnect() {
    clearTimeout(silence)
    timer = setTimeout(open, waitMs * (0.5 + Math.random()))
    waitMs = Math.min(againMs.most, waitMs * 2)
  }

  function open() {
    clearTimeout(timer)
    watch()
    const mine = new EventSource(url)
    source = mine
    let isOpen = false
    let isHeldBack = false
    let receivingSinceMs = Number.POSITIVE_INFINITY
    let maxLagMs = Number.NEGATIVE_INFINITY
    const isStable = () => !isHeldBack && performance.now() - receivingSinceMs > stableAfterMs

    /** Something came. The head of an answer does not count: a network may let it through and hold back the rest. */
    function received() {
      timeoutMs = silentMs
      watch()
      if (isStable()) waitMs = againMs.least
      if (isOpen || isHeldBack) return
      receivingSinceMs = performance.now()
      isOpen = true
      onState(true)
    }
    function lose() {
      isOpen = false
      onState(false)
    }
    mine.addEventListener('beat', received)
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      const update = JSON.parse(data) as LivePrices
      const lagMs = Date.now() - update.atMs
      if (lagMs - minLagMs > lateMs) {
        minLagMs = Number.POSITIVE_INFINITY
        mine.close()
        lose()
        return isStable() ? open() : reconnect()
      }
      minLagMs = Math.min(minLagMs, lagMs)
      maxLagMs = Math.max(maxLagMs, lagMs)
      // Others came so much later: they were held back, and the next ones will be.
      if (maxLagMs - lagMs > lateMs && !isHeldBack) {
        isHeldBack = true
        lose()
      }
      received()
      onPrices(update)
    }
    mine.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      received()
      const topic = liveTopics.find(one => one === JSON.parse(data))
      if (topic) onChanged(topic)
    })
    mine.onerror = () => {
      lose()
      if (mine.readyState === EventSource.CLOSED) reconnect()
    }
  }
  open()
  return {
    close: () => {
      clearTimeout(timer)
      clearTimeout(silence)
      source?.close()
    },
  }
}
