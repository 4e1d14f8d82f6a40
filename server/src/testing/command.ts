import { afterEach, beforeEach, vi } from 'vitest'
import type { World } from './world.ts'

/** A command is told of another database of this world. */
export const useDatabase = ({ connection: { host } }: World, name: string | undefined) =>
  vi.stubEnv('DATABASE_URL', `postgres://pusula@localhost/${name}?host=${encodeURIComponent(String(host))}`)

/** Commands of this file run on the world's database; hands out what they say, begun anew for each test. */
export function hearCommands(world: World): readonly string[] {
  const said: string[] = []
  beforeEach(() => {
    said.length = 0
    const listen = (text: string) => said.push(text)
    vi.spyOn(console, 'log').mockImplementation(listen)
    vi.spyOn(console, 'error').mockImplementation(listen)
    vi.stubEnv('MARKET_SOURCE', 'simulated')
    vi.stubEnv('DATA_DIR', world.config.dataDir)
    useDatabase(world, world.connection.database)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  return said
}
