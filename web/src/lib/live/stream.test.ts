import { expect, it, vi } from 'vitest'
import { FakeEventSource, stubEventSource } from '../../testing/fake-event-source.ts'
import { openStream } from './stream.ts'

stubEventSource()

function listen() {
  const states: boolean[] = []
  let prices = 0
  const ears = { onState: (isOpen: boolean) => states.push(isOpen), onPrices: () => prices++, onChanged: () => {} }
  return {
    states,
    prices: () => prices,
    stream: openStream('/api/live', ears),
    line: () => FakeEventSource.opened.at(-1) as FakeEventSource,
  }
}

it('heartbeat timeout: a dead stream is reopened, and prices are polled meanwhile', () => {
  const { states, stream, line } = listen()
  line().onopen()
  line().beat()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(20_000)
    line().beat()
  }
  expect(FakeEventSource.opened, 'a quiet market is no dead line').toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened.map(({ readyState }) => readyState)).toEqual([FakeEventSource.CLOSED, 1])
  expect(states).toEqual([true, false])
  line().onopen()
  expect(states, 'a head without words is no sign of life').toEqual([true, false])
  line().beat()
  expect(states).toEqual([true, false, true])
  stream.close()
  vi.advanceTimersByTime(600_000)
  expect(FakeEventSource.opened).toHaveLength(2)
})

it.each([
  ['nothing ever comes through', false],
  ['the head comes through and the rest is held back', true],
])('where %s, it is tried less and less often and never counts as heard', (_, hasHead) => {
  const { stream, states, line } = listen()
  for (let seconds = 0; seconds < 3_600; seconds++) {
    if (hasHead) line().onopen()
    vi.advanceTimersByTime(1_000)
  }
  expect(FakeEventSource.opened.length).toBeGreaterThan(5)
  expect(FakeEventSource.opened.length).toBeLessThan(20)
  expect(states).not.toContain(true)
  stream.close()
})

it('where a network hands over a minute of prices at once, the latest counts and all else is asked for', () => {
  const { stream, states, prices, line } = listen()
  const sentAtMs = Date.now()
  const burst = () => {
    line().onopen()
    vi.advanceTimersByTime(40_000)
    for (let second = 0; second < 40; second++) line().tell(Date.now() - 1_000 * (40 - second))
  }
  burst()
  expect(states.at(-1), 'what came was late').toBe(false)
  expect(prices()).toBe(40)
  burst()
  expect(prices(), 'those that come late after others are not shown').toBe(40)
  expect(FakeEventSource.held(), 'and the line is given up for a while').toHaveLength(0)
  while (Date.now() - sentAtMs < 3_600_000) {
    if (FakeEventSource.held().length) burst()
    else vi.advanceTimersToNextTimer()
  }
  expect(FakeEventSource.opened.length).toBeLessThan(25)
  expect(states.at(-1)).toBe(false)
  stream.close()
})

it('backoff: a refused stream is retried later, however long no event arrives meanwhile', () => {
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
  expect(FakeEventSource.opened).toHaveLength(7)
  vi.advanceTimersByTime(1_000)
  expect(FakeEventSource.opened).toHaveLength(8)
  stream.close()
})
