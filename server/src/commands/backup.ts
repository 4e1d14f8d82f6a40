import { existsSync } from 'node:fs'
import { systemClock } from '../platform/clock.ts'
import { backUp } from '../platform/db/backup/backup.ts'
import { BackupError } from '../platform/db/backup/format.ts'
import { readArguments } from './arguments.ts'
import { withDatabase } from './with-database.ts'

const help = `npm run backup             writes everything the database holds into pusula-<time>.backup
npm run backup -- FILE     writes it into FILE

The server may go on meanwhile: the backup is what was there at one moment. Keep it as safe as the database itself.
npm run restore -- FILE    puts it back`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {}, 1)
  if (typeof asked === 'number') return asked
  return withDatabase(async database => {
    const now = systemClock.now()
    const file = asked.positionals[0] ?? `pusula-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`
    if (existsSync(file)) throw new BackupError(`${file} is there already. Name another file.`)
    const held = await backUp(database, file, now, table => console.error(`  ${table}`))
    console.log(`${file}: ${held.rows} rows of ${held.tables} tables`)
    return 0
  })
}
