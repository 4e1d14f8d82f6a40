import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A line to the database that a test can break in the ways that real ones do. */
interface Line {
  port: number
  /** Nothing passes any more, and whoever comes is taken and never answered. */
  hang(): void
  /** What was held back passes. */
  goOn(): void
  /** The next commit arrives, and its answer does not. */
  loseNextCommit(): Promise<void>
}

export async function openTcpProxy(sockets: string): Promise<Line> {
  let isHung = false
  let onCommit: (() => void) | undefined
  const ends = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(join(sockets, '.s.PGSQL.5432'))
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
      if (isHung) end.pause()
    }
    let isLost = false
    near.on('data', part => {
      if (onCommit && part.includes('commit\0')) {
        isLost = true
        onCommit()
        onCommit = undefined
      }
      far.write(part)
    })
    far.on('data', part => {
      if (!isLost) near.write(part)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    for (const end of ends) end.destroy()
  })
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      isHung = true
      for (const end of ends) end.pause()
    },
    goOn: () => {
      isHung = false
      for (const end of ends) end.resume()
    },
    loseNextCommit: () =>
      new Promise(resolve => {
        onCommit = resolve
      }),
  }
}
