import type { ImportColumns, ImportJob, ImportReport, ProblemCode } from '@pusula/contract'
import { type Db, sql } from '../../../platform/db/db.ts'

/** Whether a part is the first of a new file; repeated parts of a known one are idempotent. */
export async function openFile(db: Db, accountId: string, id: string, parts: number, now: Date): Promise<boolean> {
  const added = await db.run(sql`insert into portfolio_files (account_id, id, parts, sent_at)
    values (${accountId}, ${id}, ${parts}, ${now}) on conflict (account_id, id) do nothing`)
  return added > 0
}

/** Gives up all but the newest: what nobody brings in would fill the disk. */
export const trimFiles = (db: Db, accountId: string, most: number) =>
  db.run(sql`delete from portfolio_files where account_id = ${accountId} and id in (select id from portfolio_files
    where account_id = ${accountId} order by sent_at desc, id offset ${most})`)

/** False where the file is not there any more. */
export const savePart = async (db: Db, accountId: string, file: string, part: number, body: string): Promise<boolean> =>
  (await db.run(sql`insert into portfolio_file_parts (account_id, file_id, part, body)
    select account_id, id, ${part}::int, ${body}::text from portfolio_files
      where account_id = ${accountId} and id = ${file} for key share
    on conflict (account_id, file_id, part) do update set body = excluded.body`)) > 0

/** How many parts a file has; undefined where one of them is missing. */
export async function partsOf(db: Db, accountId: string, id: string): Promise<number | undefined> {
  const row = await db.row<{ parts: number }>(sql`select parts from portfolio_files as files
    where account_id = ${accountId} and id = ${id} and parts = (select count(*) from portfolio_file_parts
      where account_id = ${accountId} and file_id = ${id} and part < files.parts)`)
  return row?.parts
}

export async function partOf(db: Db, accountId: string, file: string, part: number): Promise<string> {
  const row = await db.row<{ body: string }>(sql`select body from portfolio_file_parts
    where account_id = ${accountId} and file_id = ${file} and part = ${part}`)
  return row?.body ?? ''
}

/** What became of a job. */
export type JobResult =
  | { columns: ImportColumns }
  | { report: ImportReport }
  | { problem: { code: ProblemCode; details?: Record<string, unknown> } }

interface JobRow extends Pick<ImportJob, 'phase' | 'ratio'> {
  state: ImportJob['state'] | 'failed'
  result: JobResult | null
  updatedAt: Date
}

/** False where a job of this id is there already. */
export async function addJob(db: Db, accountId: string, id: string, now: Date): Promise<boolean> {
  const added = await db.run(sql`insert into portfolio_import_jobs (account_id, id, state, phase, ratio, updated_at)
    values (${accountId}, ${id}, 'running', 'reading', 0, ${now}) on conflict (account_id, id) do nothing`)
  return added > 0
}

export const findJob = (db: Db, accountId: string, id: string): Promise<JobRow | undefined> =>
  db.row<JobRow>(sql`select state, phase, ratio, result, updated_at as "updatedAt" from portfolio_import_jobs
    where account_id = ${accountId} and id = ${id}`)

/** False where nobody wants it any more. */
export async function saveJobProgress(
  db: Db,
  accountId: string,
  id: string,
  { phase, ratio }: Pick<ImportJob, 'phase' | 'ratio'>,
  now: Date,
): Promise<boolean> {
  const updated =
    await db.run(sql`update portfolio_import_jobs set phase = ${phase}, ratio = ${ratio}, updated_at = ${now}
    where account_id = ${accountId} and id = ${id} and state = 'running'`)
  return updated > 0
}

/** Whoever ends it first does: what was called off stays so. */
export async function endJob(
  db: Db,
  accountId: string,
  id: string,
  state: 'done' | 'failed' | 'cancelled',
  result: JobResult | null,
  now: Date,
): Promise<boolean> {
  const ended = await db.run(sql`update portfolio_import_jobs set state = ${state}, ratio = 1, updated_at = ${now},
      result = ${result && JSON.stringify(result)}::jsonb
    where account_id = ${accountId} and id = ${id} and state = 'running'`)
  return ended > 0
}

export const forgetFile = (db: Db, accountId: string, id: string) =>
  db.run(sql`delete from portfolio_files where account_id = ${accountId} and id = ${id}`)

export async function forgetOldFiles(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from portfolio_files where sent_at < ${before}`)
  await db.run(sql`delete from portfolio_import_jobs where updated_at < ${before}`)
}

export async function dropFiles(db: Db, accountId: string): Promise<void> {
  await db.run(sql`delete from portfolio_files where account_id = ${accountId}`)
  await db.run(sql`delete from portfolio_import_jobs where account_id = ${accountId}`)
}
