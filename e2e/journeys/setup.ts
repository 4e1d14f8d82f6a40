import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { newFolder } from '../../server/src/testing/folder.ts'
import { databaseHome, removeFolder, startServer } from '../process/server.ts'

/** One server for all journeys, on a folder that is gone afterwards. */
export default async function setup() {
  const folder = newFolder('journeys')
  const port = await freePort()
  const server = await startServer({
    DATA_DIR: folder,
    PORT: String(port),
    // Passkeys belong to the address that people see.
    PUBLIC_URL: `http://localhost:${port}`,
    MARKET_SOURCE: 'simulated',
    // A record of fifty coins would be worked out beside the journeys.
    RECORD_COINS: '0',
    REQUESTS_PER_MINUTE: '1000000',
    NEW_GUESTS_PER_HOUR: '1000000',
  })
  process.env.PUSULA_URL = server.url
  process.env.PUSULA_DATA_DIR = folder
  process.env.PUSULA_SOCKETS = join(databaseHome(server), 'sockets')
  return async () => {
    await server.end('SIGTERM')
    removeFolder(folder)
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}
