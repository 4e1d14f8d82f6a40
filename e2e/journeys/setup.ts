import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../process/server.ts'

/** One server for all journeys, on a folder that is gone afterwards. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'pusula-journeys-'))
  chmodSync(folder, 0o755)
  const server = await startServer({
    DATA_DIR: folder,
    MARKET_SOURCE: 'simulated',
    REQUESTS_PER_MINUTE: '1000000',
    NEW_GUESTS_PER_HOUR: '1000000',
  })
  process.env.PUSULA_URL = server.url
  process.env.PUSULA_DATA_DIR = folder
  return async () => {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}
