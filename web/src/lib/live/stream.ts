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

/** Listens to the server until it is closed; the browser itself comes back when the line is lost. */
export function openStream(url: string, { onState, onPrices, onChanged }: Ears): { close(): void } {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = againMs.least
  let silence: ReturnType<typeof setTimeout> | undefined
  let patienceMs = silentMs
  /** The clocks of server and browser differ by this at least. */
  let leastLagMs = Number.POSITIVE_INFINITY

  /** Something came; what comes no more is noticed by the clock alone. */
  function heard() {
    patienceMs = silentMs
    watch()
  }
  function watch() {
    clearTimeout(silence)
    silence = setTimeout(() => {
      patienceMs = Math.min(againMs.most, patienceMs * 2)
      onState(false)
      source?.close()
      open()
    }, patienceMs)
  }

  function open() {
    clearTimeout(timer)
    watch()
    const mine = new EventSource(url)
    source = mine
    mine.onopen = () => {
      waitMs = againMs.least
      heard()
      onState(true)
    }
    mine.addEventListener('beat', heard)
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      heard()
      const told = JSON.parse(data) as LivePrices
      const lagMs = Date.now() - told.atMs
      leastLagMs = Math.min(leastLagMs, lagMs)
      if (lagMs - leastLagMs <= lateMs) return onPrices(told)
      mine.close()
      leastLagMs = Number.POSITIVE_INFINITY
      open()
    }
    mine.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      heard()
      const topic = liveTopics.find(one => one === JSON.parse(data))
      if (topic) onChanged(topic)
    })
    mine.onerror = () => {
      onState(false)
      if (mine.readyState !== EventSource.CLOSED) return
      clearTimeout(silence)
      timer = setTimeout(open, waitMs * (0.5 + Math.random()))
      waitMs = Math.min(againMs.most, waitMs * 2)
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
