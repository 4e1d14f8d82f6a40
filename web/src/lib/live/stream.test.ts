import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStream } from './stream.ts'

/** A browser's line to the server, of which a test says what comes over it. */
class Line {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  readonly heard = new Map<string, (event: { data: string }) => void>()
  constructor() {
    Line.opened.push(this)
  }
  addEventListener = (name: string, run: (event: { data: string }) => void) => this.heard.set(name, run)
  close = () => {
    this.readyState = Line.CLOSED
  }
}

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

function listen() {
  const states: boolean[] = []
  const ears = { onState: (isOpen: boolean) => states.push(isOpen), onPrices: () => {}, onChanged: () => {} }
  return { states, stream: openStream('/api/live', ears), line: () => Line.opened.at(-1) as Line }
}

it('a line that has gone dead without a word is opened anew, and prices are asked for meanwhile', () => {
  const { states, stream, line } = listen()
  line().onopen()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(20_000)
    line().heard.get('beat')?.({ data: '0' })
  }
  expect(Line.opened, 'a quiet market is no dead line').toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(Line.opened.map(({ readyState }) => readyState)).toEqual([Line.CLOSED, 1])
  expect(states).toEqual([true, false])
  line().onopen()
  expect(states).toEqual([true, false, true])
  stream.close()
  vi.advanceTimersByTime(600_000)
  expect(Line.opened).toHaveLength(2)
})

it('where nothing ever comes through, it is tried less and less often', () => {
  const { stream } = listen()
  vi.advanceTimersByTime(3_600_000)
  expect(Line.opened.length).toBeGreaterThan(5)
  expect(Line.opened.length).toBeLessThan(20)
  stream.close()
})

it('a refusal is waited out, however long nothing is heard meanwhile', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { stream, line } = listen()
  const refuse = () => {
    line().close()
    line().onerror()
  }
  for (let refusals = 0; refusals < 6; refusals++) {
    refuse()
    vi.advanceTimersToNextTimer()
  }
  refuse()
  vi.advanceTimersByTime(299_000)
  expect(Line.opened).toHaveLength(7)
  vi.advanceTimersByTime(1_000)
  expect(Line.opened).toHaveLength(8)
  stream.close()
})
