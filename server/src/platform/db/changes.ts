import pg from 'pg'

/** Where the database's triggers say which rows changed: see the migration that made them. */
export const changesChannel = 'changes'

const retryMs = 1_000

interface Ears {
  onChange(change: string): void
  /** Nothing is heard any more; what happens until the next time is missed. */
  onLost(): void
}

export interface Listener {
  isListening(): boolean
  close(): Promise<void>
}

/** Listens for changes on a connection of its own, and comes back by itself when that is lost. */
export function listenForChanges(connection: pg.ClientConfig, { onChange, onLost }: Ears): Listener {
  let isListening = false
  let isClosed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const lost = () => {
    isListening = false
    onLost()
    if (!isClosed) retry = setTimeout(connect, retryMs)
  }
  const connect = async () => {
    const mine = new pg.Client({
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'pusula changes',
      ...connection,
    })
    client = mine
    mine.on('notification', ({ payload = '' }) => onChange(payload))
    // What is wrong is told by the pool; here it only means that nothing is heard.
    mine.on('error', () => {})
    mine.once('end', lost)
    try {
      await mine.connect()
      await mine.query(`listen ${changesChannel}`)
      isListening = true
    } catch {
      await mine.end().catch(() => {})
    }
  }
  const connecting = connect()
  return {
    isListening: () => isListening,
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await connecting
      await client?.end().catch(() => {})
    },
  }
}
