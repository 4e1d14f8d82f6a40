import { binDays } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { Platform } from '../../platform.ts'
import { emptyBin, forgetCorrections } from './store/bin.ts'
import { forgetOldFiles } from './store/files.ts'
import { forgetEmptyImports } from './store/imports.ts'

/** Cleanup job: deletes uploaded files that were not imported, and what was deleted thirty days ago. */
export async function startTidying({ jobs, database, clock }: Platform): Promise<void> {
  await jobs.schedule('portfolio.tidy', '17 * * * *', async () => {
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
    await forgetOldFiles(database, before(1))
    await emptyBin(database, before(binDays))
    await forgetCorrections(database)
    await forgetEmptyImports(database)
  })
}
