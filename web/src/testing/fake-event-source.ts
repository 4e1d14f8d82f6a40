import type { LivePrices, LiveTopic } from '@pusula/contract'
import { afterEach, beforeEach, vi } from 'vitest'

/** A browser's line to the server, of which a test says what comes over it; it stands in for `EventSource`. */
export class FakeEventSource {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  readonly heard = new Map<string, (event: { data: string }) => void>()
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeEventSource.opened.push(this)
  }
  addEventListener = (name: string, run: (event: { data: string }) => void) => this.heard.set(name, run)
  close = () => {
    this.readyState = FakeEventSource.CLOSED
  }
  beat = () => this.heard.get('beat')?.({ data: '0' })
  /** Prices of a moment; nothing comes over a line that was closed. */
  tell = (atMs: number, prices: LivePrices['prices'] = {}) => {
    if (this.readyState !== FakeEventSource.CLOSED) this.onmessage({ data: JSON.stringify({ atMs, prices }) })
  }
  change = (topic: LiveTopic) => this.heard.get('changed')?.({ data: JSON.stringify(topic) })
  /** Those that the browser still holds. */
  static held = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED)
}

/** In every test of a file time is moved by hand, and the browser's lines are these. */
export function stubEventSource(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', FakeEventSource)
    FakeEventSource.opened = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
