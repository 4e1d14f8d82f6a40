import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'
import { reachable, startProcess } from './process.ts'
import { ownDatabase } from './testing/own-database.ts'

it.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['fd00::7', '[fd00::7]'],
  ['192.0.2.7', '192.0.2.7'],
  ['pusula.lan', 'pusula.lan'],
])('says where %s can be opened: %s', (host, expected) => expect(reachable(host)).toBe(expected))

it('a stop in the moment of being ready waits for the work that is just beginning', async () => {
  const { connection } = await ownDatabase()
  const config = readConfig({
    NODE_ENV: 'test',
    MARKET_SOURCE: 'simulated',
    JOBS: 'off',
    PORT: '0',
    DRAIN_SECONDS: '0',
    DATABASE_URL: `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(`${connection.host}`)}`,
  })
  const said: string[] = []
  const { stop } = await startProcess(config, '0.0.0', createLog('warn', { write: line => said.push(line) }), '')
  await stop()
  expect(said).toEqual([])
})
