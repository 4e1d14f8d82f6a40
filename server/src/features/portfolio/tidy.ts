import type { Platform } from '../../platform.ts'
import { forgetOldFiles } from './store/files.ts'

const dayMs = 86_400_000

/** Forgets files that nobody brought in. */
export async function startTidying({ jobs, database, clock }: Platform): Promise<void> {
  await jobs.schedule('portfolio.tidy', '17 * * * *', () =>
    forgetOldFiles(database, new Date(clock.now().getTime() - dayMs)),
  )
}
