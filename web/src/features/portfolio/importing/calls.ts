import {
  type ImportJob,
  type ImportMapping,
  type ImportReport,
  type InputOf,
  importPartChars,
  portfolio,
  type ReplyOf,
} from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { newId } from '../../../lib/new-id.ts'
import { asProblem, isUnanswered, ownProblem } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { portfolioKey } from '../queries.ts'
import type { ChosenFile } from './chosen-file.ts'

/** Progress of a large file: upload, then the job. */
export interface Progress {
  phase: ImportJob['phase'] | 'sending'
  ratio: number
}

/** Whoever waits for a file sees how far it is, and may call it off. */
interface Watch {
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** It was called off, which is no failure. */
export class CalledOff extends Error {}

const isLarge = ({ csv }: ChosenFile): boolean => csv.length > importPartChars

const askMs = 500
/** Half a minute of answers that fail: a tunnel, or a server that starts anew. */
const mostFailures = 8
const longestPauseMs = 8_000
const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Files that were sent, by the id they have there: each is sent once. */
const sent = new WeakMap<ChosenFile, string>()

/** Parts of a text that no letter is cut by. */
export function partsOf(text: string, maxChars = importPartChars): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + maxChars)
    const last = text.charCodeAt(to - 1)
    // Half of a letter of two waits for its other half.
    if (to < text.length && last >= 0xd800 && last < 0xdc00) to--
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

async function send(file: ChosenFile, { onProgress, signal }: Watch): Promise<string> {
  const known = sent.get(file)
  if (known) return known
  const id = newId()
  const parts = partsOf(file.csv)
  for (const [part, text] of parts.entries()) {
    onProgress({ phase: 'sending', ratio: part / parts.length })
    await call(portfolio.importPart, { file: id, part, parts: parts.length, text }, signal)
  }
  sent.set(file, id)
  return id
}

type Work = Omit<InputOf<typeof portfolio.importStart>, 'id' | 'file'>

/** A job that brings a file in: it goes on when the page is reloaded or left. */
export interface RunningJob {
  id: string
  name: string
}

/** Reads a large file behind the page, which asks how far it is until it is done. */
async function runJob(
  file: ChosenFile,
  work: Work,
  watch: Watch,
  onStart?: (job: RunningJob) => void,
): Promise<ImportJob> {
  const wasSent = sent.has(file)
  try {
    return await followJob(newId(), watch, async (id, onBegin) => {
      const sentAs = await send(file, watch)
      await onBegin()
      onStart?.({ id, name: file.name })
      return call(portfolio.importStart, { id, file: sentAs, ...work })
    })
  } catch (error) {
    if (!wasSent || asProblem(error).code !== 'portfolio.fileGone') throw error
    // The server forgets a file that was brought in, also where its answer to that was lost.
    sent.delete(file)
    return runJob(file, work, watch, onStart)
  }
}

/** The asking failed, which says nothing of the job: it goes on. */
function isOfAsking(error: unknown): boolean {
  const { code, status } = asProblem(error)
  return !code.startsWith('portfolio.') && (status === 0 || status === 429 || status >= 500)
}

/** Asks again while the asking fails; after the last try nothing is known of the job. */
async function askOn(ask: () => Promise<ImportJob>, isWanted: () => boolean): Promise<ImportJob> {
  for (let failures = 0; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (!isOfAsking(error)) throw error
      if (++failures === mostFailures || !isWanted()) throw ownProblem('connection.failed')
      await wait(Math.min(askMs * 2 ** failures, longestPauseMs))
    }
  }
}

const jobOf = (id: string, { signal }: Watch) =>
  askOn(
    () => call(portfolio.importJob, { id }),
    () => !signal.aborted,
  )

async function followJob(
  id: string,
  watch: Watch,
  begin: (id: string, onBegin: () => Promise<unknown>) => Promise<ImportJob>,
): Promise<ImportJob> {
  let hasBegun = false
  let ended: Promise<ImportJob | undefined> = Promise.resolve(undefined)
  const callOff = () => {
    ended = askOn(
      () => call(portfolio.cancelImport, { id }),
      () => hasBegun,
    ).catch(error => {
      // Refused, or never begun: nothing is brought in. Else the server may not have heard of it.
      if (hasBegun && isOfAsking(error)) throw error
      return undefined
    })
    ended.catch(() => undefined)
  }
  /** What was called off too late is there: that is told, not that it was called off. */
  const whereOff = async () => {
    if (!watch.signal.aborted) return undefined
    const job = await ended
    if (job?.state !== 'done') throw new CalledOff()
    return job
  }
  watch.signal.addEventListener('abort', callOff)
  try {
    let job = await begin(id, async () => {
      await whereOff()
      hasBegun = true
    })
    hasBegun = true
    while (job.state === 'running') {
      watch.onProgress(job)
      await wait(askMs)
      job = (await whereOff()) ?? (await jobOf(id, watch))
    }
    if (job.state === 'cancelled') throw new CalledOff()
    return job
  } catch (error) {
    const job = await whereOff()
    if (job) return job
    throw error
  } finally {
    watch.signal.removeEventListener('abort', callOff)
  }
}

const resumeJob = (id: string, watch: Watch) =>
  followJob(id, watch, async (_, onBegin) => {
    await onBegin()
    return jobOf(id, watch)
  })

export type Columns = ReplyOf<typeof portfolio.importColumns>
export type PastImport = ReplyOf<typeof portfolio.imports>[number]

/** What a person has said of a file. */
export type Answers = Pick<
  InputOf<typeof portfolio.importPreview>,
  'decimals' | 'dateOrder' | 'negativePrices' | 'clock'
> & {
  mapping?: ImportMapping | undefined
}

const given = ({ mapping, decimals, dateOrder, negativePrices, clock }: Answers) => ({
  ...(mapping && { mapping }),
  ...(decimals && { decimals }),
  ...(dateOrder && { dateOrder }),
  ...(negativePrices && { negativePrices }),
  ...(clock && { clock }),
})

const missing = () => new Error('a job that is done says what it found')

function reportOf({ report }: ImportJob): ImportReport {
  if (!report) throw missing()
  return report
}

export async function columnsOf(file: ChosenFile, watch: Watch): Promise<Columns> {
  if (!isLarge(file)) return call(portfolio.importColumns, { csv: file.csv })
  const { columns } = await runJob(file, { work: 'columns' }, watch)
  if (!columns) throw missing()
  return columns
}

/** Nobody watches while more lines of a preview are fetched. */
const unwatched = (): Watch => ({ onProgress: () => undefined, signal: new AbortController().signal })

export async function previewOf(
  file: ChosenFile,
  answers: Answers,
  from = 0,
  watch: Watch = unwatched(),
): Promise<ImportReport> {
  if (!isLarge(file)) return call(portfolio.importPreview, { csv: file.csv, from, ...given(answers) })
  return reportOf(await runJob(file, { work: 'preview', from, ...given(answers) }, watch))
}

interface Bringing {
  watch: () => Watch
  /** The job on the server that is to be followed after a reload. */
  onJob: (job: RunningJob | null) => void
  onDone: (file: ChosenFile, report: ImportReport) => void
}

/** All of a file, or nothing; lines that cannot be read were named in the preview and stay out. */
export function useBringing({ watch, onJob, onDone }: Bringing) {
  const client = useQueryClient()
  const ends = {
    onSuccess: (report: ImportReport, { file }: { file: ChosenFile }) => {
      onJob(null)
      onDone(file, report)
      return client.invalidateQueries({ queryKey: portfolioKey })
    },
    // Without an answer the job may go on.
    onError: (error: Error) => {
      if (error instanceof CalledOff || !isUnanswered(error)) onJob(null)
    },
  }
  const bring = useMutation({
    mutationFn: async ({ file, answers }: { file: ChosenFile; answers: Answers }) => {
      const choice = { leaveOut: true, ...given(answers) }
      if (!isLarge(file)) return call(portfolio.import, { csv: file.csv, ...choice })
      return reportOf(await runJob(file, { work: 'import', ...choice }, watch(), onJob))
    },
    ...ends,
  })
  /** Follows a job that another page began: before a reload, the text of its file is gone. */
  const resume = useMutation({
    mutationFn: async ({ id }: { id: string; file: ChosenFile }) => reportOf(await resumeJob(id, watch())),
    ...ends,
  })
  return { bring, resume }
}

export const useImports = () =>
  useQuery({
    queryKey: [...portfolioKey, 'imports'],
    queryFn: ({ signal }) => call(portfolio.imports, {}, signal),
    refetchOnMount: 'always',
  })

export function useUndo(
  onDone: (undone: ReplyOf<typeof portfolio.undoImport>) => void,
  onFail: (error: Error) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof portfolio.undoImport>) => call(portfolio.undoImport, input),
    onSuccess: onDone,
    onError: onFail,
    // A file that another tab has undone is gone from this list, too.
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
}
