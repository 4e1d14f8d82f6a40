import pg from 'pg'
import { connectLimitMs } from './limits.ts'

/** LISTEN/NOTIFY channel on which triggers announce changed rows: see the migration that made them. */
export const changesChannel = 'changes'
/** LISTEN/NOTIFY channel of messages between instances. */
export const messagesChannel = 'words'

const retryMs = 1_000
/** A line that went dead says nothing, just as one on which nothing happens: only a question tells them apart. */
const askEveryMs = 2_000
const answerLimitMs = 2_000
const closeTimeoutMs = 500

interface Handlers {
  onChange(change: string): void
  onMessage(word: string): void
  /** The LISTEN connection is lost; notifications until the next one are missed. */
  onLost(): void
}

interface Listener {
  isListening(): boolean
  close(): Promise<void>
}

/** Listens for changes on a connection of its own, and comes back by itself when that is lost. */
export function listenForChanges(connection: pg.ClientConfig, { onChange, onMessage, onLost }: Handlers): Listener {
  let isListening = false
  let isClosed = false
  let client: pg.Client | undefined
  let next: NodeJS.Timeout | undefined

  const lost = () => {
    clearTimeout(next)
    isListening = false
    onLost()
    if (!isClosed) next = setTimeout(connect, retryMs)
  }
  const askAgain = (mine: pg.Client) => {
    next = setTimeout(async () => {
      const isAnswered = await mine.query('select 1').then(
        () => true,
        () => false,
      )
      if (isClosed) return
      if (isAnswered) askAgain(mine)
      // Ends at once, since a question is still open.
      else mine.end().catch(() => {})
    }, askEveryMs)
  }
  const connect = async () => {
    const mine = new pg.Client({
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: answerLimitMs,
      keepAlive: true,
      application_name: 'pusula changes',
      ...connection,
    })
    client = mine
    mine.on('notification', ({ channel, payload = '' }) =>
      (channel === messagesChannel ? onMessage : onChange)(payload),
    )
    // The pool reports the error; here it only means that no notification arrives.
    mine.on('error', () => {})
    mine.once('end', lost)
    try {
      await mine.connect()
      await mine.query(`listen ${changesChannel}; listen ${messagesChannel}`)
      isListening = true
      askAgain(mine)
    } catch {
      await mine.end().catch(() => {})
    }
  }
  const connecting = connect()
  return {
    isListening: () => isListening,
    close: async () => {
      isClosed = true
      clearTimeout(next)
      await connecting
      await Promise.race([client?.end(), new Promise(resolve => setTimeout(resolve, closeTimeoutMs).unref())])
    },
  }
}
