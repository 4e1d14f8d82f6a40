import type { ImportJob, ImportReport, InputOf, portfolio } from '@pusula/contract'
import type { Db } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import * as store from '../store/files.ts'
import { Cancelled } from './thread.ts'

type StartInput = InputOf<typeof portfolio.importStart>
type JobProgress = Pick<ImportJob, 'phase' | 'ratio'>

/** Work of an import job. It reports progress, and can be aborted. */
export type JobWork = (
  accountId: string,
  input: StartInput,
  hooks: {
    onProgress: (progress: JobProgress) => void
    signal: AbortSignal
    finish: (tx: Db, report: ImportReport) => Promise<boolean>
  },
) => Promise<{ columns: NonNullable<ImportJob['columns']> } | { report: NonNullable<ImportJob['report']> }>

/** How often the others learn how far it has come, and it learns whether it is still wanted. */
const saveEveryMs = 400
/** A job that has said nothing for so long ended with its process. */
const silentMs = 30_000

/** Reads files behind the calls: whoever began one asks for it, on whichever instance. */
export function openJobs({ database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>, work: JobWork) {
  async function run(accountId: string, input: StartInput): Promise<void> {
    const { id } = input
    const ending = new AbortController()
    let progress: JobProgress = { phase: 'reading', ratio: 0 }
    const saveProgress = async () => {
      const isWanted = await store.saveJobProgress(database, accountId, id, progress, clock.now())
      if (!isWanted) ending.abort()
    }
    const timer = setInterval(() => void saveProgress().catch(() => undefined), saveEveryMs).unref()
    const end = (state: 'done' | 'failed' | 'cancelled', result: store.JobResult | null) =>
      store.endJob(database, accountId, id, state, result, clock.now())
    try {
      const onProgress = (next: JobProgress) => {
        progress = next
      }
      const finish = (tx: Db, report: ImportReport) => store.endJob(tx, accountId, id, 'done', { report }, clock.now())
      const hooks = { onProgress, signal: ending.signal, finish }
      await end('done', await work(accountId, input, hooks))
    } catch (error) {
      if (error instanceof Cancelled || ending.signal.aborted) await end('cancelled', null)
      else if (error instanceof Problem) {
        const { code, details } = error
        await end('failed', { problem: { code, ...(details && { details }) } })
      } else {
        log.error({ err: error }, 'portfolio import')
        await end('failed', { problem: { code: 'portfolio.importStopped' } })
      }
    } finally {
      clearInterval(timer)
    }
  }

  async function state(accountId: string, id: string): Promise<ImportJob> {
    const job = await store.findJob(database, accountId, id)
    if (!job) throw new Problem('portfolio.fileGone')
    const { result } = job
    if (result && 'problem' in result) throw new Problem(result.problem.code, result.problem.details)
    const isSilent = clock.now().getTime() - job.updatedAt.getTime() > silentMs
    if (job.state === 'failed' || (job.state === 'running' && isSilent)) throw new Problem('portfolio.importStopped')
    return {
      ...{ state: job.state, phase: job.phase, ratio: job.ratio },
      columns: result && 'columns' in result ? result.columns : null,
      report: result && 'report' in result ? result.report : null,
    }
  }

  return {
    async start(accountId: string, input: StartInput): Promise<ImportJob> {
      const isNew = await store.addJob(database, accountId, input.id, clock.now())
      // Whoever began it learns of its end from the table.
      if (isNew) void run(accountId, input).catch(error => log.error({ err: error }, 'portfolio import'))
      return state(accountId, input.id)
    },
    state,
    async cancel(accountId: string, id: string): Promise<ImportJob> {
      await store.endJob(database, accountId, id, 'cancelled', null, clock.now())
      return state(accountId, id)
    },
  }
}
