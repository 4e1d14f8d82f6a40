import { type LivePrices, type LiveTopic, liveTopics } from '@pusula/contract'

interface Ears {
  onState(isOpen: boolean): void
  onPrices(told: LivePrices): void
  onChanged(topic: LiveTopic): void
}

/** A network may hold back what was sent: prices that come so much later than others did are old. */
const lateMs = 10_000
/** A refusal is no failure of the network: the browser does not try again by itself. */
const againMs = { least: 5_000, most: 300_000 }
/** The server gives a sign of life every twenty seconds: who misses two of them listens to a line that is dead. */
const silentMs = 50_000
/** A line that tells for so long in time is a good one. */
const steadyMs = 60_000

/** Listens to the server until it is closed; the browser itself comes back when the line is lost. */
export function openStream(url: string, { onState, onPrices, onChanged }: Ears): { close(): void } {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = againMs.least
  let silence: ReturnType<typeof setTimeout> | undefined
  let patienceMs = silentMs
  /** The clocks of server and browser differ by this at least. */
  let leastLagMs = Number.POSITIVE_INFINITY

  /** What comes no more is noticed by the clock alone. */
  function watch() {
    clearTimeout(silence)
    silence = setTimeout(() => {
      patienceMs = Math.min(againMs.most, patienceMs * 2)
      onState(false)
      source?.close()
      open()
    }, patienceMs)
  }
  function openLater() {
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
    let heardSinceMs = Number.POSITIVE_INFINITY
    let mostLagMs = Number.NEGATIVE_INFINITY
    const isSteady = () => !isHeldBack && performance.now() - heardSinceMs > steadyMs

    /** Something came. The head of an answer does not count: a network may let it through and hold back the rest. */
    function heard() {
      patienceMs = silentMs
      watch()
      if (isSteady()) waitMs = againMs.least
      if (isOpen || isHeldBack) return
      heardSinceMs = performance.now()
      isOpen = true
      onState(true)
    }
    function lose() {
      isOpen = false
      onState(false)
    }
    mine.addEventListener('beat', heard)
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as LivePrices
      const lagMs = Date.now() - told.atMs
      if (lagMs - leastLagMs > lateMs) {
        leastLagMs = Number.POSITIVE_INFINITY
        mine.close()
        lose()
        return isSteady() ? open() : openLater()
      }
      leastLagMs = Math.min(leastLagMs, lagMs)
      mostLagMs = Math.max(mostLagMs, lagMs)
      // Others came so much later: they were held back, and the next ones will be.
      if (mostLagMs - lagMs > lateMs && !isHeldBack) {
        isHeldBack = true
        lose()
      }
      heard()
      onPrices(told)
    }
    mine.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      heard()
      const topic = liveTopics.find(one => one === JSON.parse(data))
      if (topic) onChanged(topic)
    })
    mine.onerror = () => {
      lose()
      if (mine.readyState === EventSource.CLOSED) openLater()
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
