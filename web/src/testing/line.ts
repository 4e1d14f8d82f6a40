import type { LivePrices, LiveTopic } from '@pusula/contract'
import { afterEach, beforeEach, vi } from 'vitest'

/** A browser's line to the server, of which a test says what comes over it; it stands in for `EventSource`. */
export class Line {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  readonly heard = new Map<string, (event: { data: string }) => void>()
  readonly url: string
  constructor(url: string) {
    this.url = url
    Line.opened.push(this)
  }
  addEventListener = (name: string, run: (event: { data: string }) => void) => this.heard.set(name, run)
  close = () => {
    this.readyState = Line.CLOSED
  }
  beat = () => this.heard.get('beat')?.({ data: '0' })
  /** Prices of a moment; nothing comes over a line that was closed. */
  tell = (atMs: number, prices: LivePrices['prices'] = {}) => {
    if (this.readyState !== Line.CLOSED) this.onmessage({ data: JSON.stringify({ atMs, prices }) })
  }
  change = (topic: LiveTopic) => this.heard.get('changed')?.({ data: JSON.stringify(topic) })
  /** Those that the browser still holds. */
  static held = () => Line.opened.filter(({ readyState }) => readyState !== Line.CLOSED)
}

/** In every test of a file time is moved by hand, and the browser's lines are these. */
export function standInForLines(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', Line)
    Line.opened = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
