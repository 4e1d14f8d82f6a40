import type { Time } from '../fetching/time.ts'
import { isShutdownNotice } from './message.ts'
import type { OpenSocket } from './socket.ts'

/** Idle timeout: it sends every second, so a connection that was silent for so long is dead. */
const silentMs = 5_000
/** A line is cut after a day: the next one is opened before, at a time that differs for everyone. */
const dailyMs = 23 * 3_600_000 + 50 * 60_000
const spreadMs = 60_000
/** Whoever comes back too often is turned away: 300 times in five minutes are allowed. */
const firstWaitMs = 500
const longestWaitMs = 60_000
/** A line that held so long was a good one. */
const goodMs = 60_000

interface Options {
  open: OpenSocket
  time: Time
  hear(text: string): void
  /** Makes waits differ; tests hand in a constant. */
  random?: () => number
  renewAfterMs?: number
}

/** Listens to an exchange until it is closed: reconnects where a connection ends, times out or reaches its maximum age. */
export function listen(options: Options): { close(): void } {
  const { open, time, hear, random = Math.random, renewAfterMs = dailyMs } = options
  const ended = new AbortController()
  const lines = new Set<{ close(): void }>()

  /** One line, from its opening to the moment at which another should take its place. */
  function openOne() {
    const openedMs = time.nowMs()
    const renewMs = openedMs + renewAfterMs + spreadMs * random()
    let receivedMs: number | undefined
    let state: 'open' | 'leaving' | 'ended' = 'open'
    let wake = () => {}
    const line = open({
      onMessage: text => {
        receivedMs = time.nowMs()
        if (isShutdownNotice(text)) state = 'leaving'
        else if (!ended.signal.aborted) hear(text)
        wake()
      },
      onEnd: () => end(),
    })
    lines.add(line)
    const end = () => {
      state = 'ended'
      lines.delete(line)
      wake()
    }
    const close = () => {
      line.close()
      end()
    }

    async function waitUntil(atMs: number) {
      const woken = new AbortController()
      wake = () => woken.abort()
      await time.sleep(Math.max(0, atMs - time.nowMs()), woken.signal)
    }
    return {
      close,
      /** Whether it spoke at all. */
      async begins(): Promise<boolean> {
        const limitMs = openedMs + silentMs
        while (receivedMs === undefined && state === 'open' && time.nowMs() < limitMs) await waitUntil(limitMs)
        return receivedMs !== undefined && state !== 'ended'
      },
      /** Resolves when it ended, fell silent or is about to end; in the last case it goes on until it is closed. */
      async ends(): Promise<void> {
        const silentAtMs = () => (receivedMs ?? openedMs) + silentMs
        while (state === 'open' && time.nowMs() < Math.min(silentAtMs(), renewMs))
          await waitUntil(Math.min(silentAtMs(), renewMs))
        if (state === 'open' && time.nowMs() >= silentAtMs()) close()
      },
      isEnded: () => state === 'ended',
      ageMs: () => time.nowMs() - openedMs,
    }
  }

  async function run() {
    let failures = 0
    let before: ReturnType<typeof openOne> | undefined
    while (!ended.signal.aborted) {
      const line = openOne()
      if (await line.begins()) {
        before?.close()
        before = line
        await line.ends()
        failures = line.ageMs() >= goodMs ? 0 : failures + 1
        // What goes on speaking is replaced without a pause.
        if (!line.isEnded() && failures === 0) continue
      } else {
        line.close()
        failures++
      }
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1)) * (0.5 + random())
      await time.sleep(waitMs, ended.signal)
    }
  }
  void run()
  return {
    close: () => {
      ended.abort()
      for (const line of lines) line.close()
    },
  }
}
