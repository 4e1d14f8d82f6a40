import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isSilence } from './unavailable.ts'

const answerLimitMs = 2_000
const lookEveryMs = 250

interface Handlers {
  onSilent(): void
  onAnswer(silentMs: number): void
}

interface Silence {
  /** Nobody needs to try: it was asked and does not answer. */
  isSilent(): boolean
  /** Somebody got no answer. One line may be dead while the database lives: it is asked on a new one. */
  doubt(): void
  close(): void
}

/** Health probe of a database that timed out: asks until it answers. */
export function watchSilence(connection: pg.ClientConfig, { onSilent, onAnswer }: Handlers): Silence {
  let silentSince: number | undefined
  let isLooking = false
  let isClosed = false

  const look = async () => {
    while (!isClosed && !(await answers(connection))) {
      if (silentSince === undefined) {
        silentSince = performance.now()
        onSilent()
      }
      await pause(lookEveryMs, undefined, { ref: false })
    }
    isLooking = false
    if (silentSince === undefined || isClosed) return
    const silentMs = performance.now() - silentSince
    silentSince = undefined
    onAnswer(silentMs)
  }
  return {
    isSilent: () => silentSince !== undefined,
    doubt: () => {
      if (isLooking || isClosed) return
      isLooking = true
      void look()
    },
    close: () => {
      isClosed = true
    },
  }
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    application_name: 'pusula looking',
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // One that is down, full or starting says so at once, and so can everybody who asks it.
    return !isSilence(error)
  } finally {
    // Not awaited: closing a connection to a server that hangs takes for ever.
    client.end().catch(() => {})
  }
}
