import { type ImportMapping, type ImportReport, type InputOf, portfolio, type ReplyOf } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { portfolioKey } from '../queries.ts'
import type { ChosenFile } from './chosen-file.ts'
import { isLarge, runJob, type Watch } from './jobs.ts'

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
  const { report } = await runJob(file, { work: 'preview', from, ...given(answers) }, watch)
  if (!report) throw missing()
  return report
}

async function bring(file: ChosenFile, answers: Answers, watch: Watch): Promise<ImportReport> {
  const choice = { leaveOut: true, ...given(answers) }
  if (!isLarge(file)) return call(portfolio.import, { csv: file.csv, ...choice })
  const { report } = await runJob(file, { work: 'import', ...choice }, watch)
  if (!report) throw missing()
  return report
}

/** All of a file, or nothing; lines that cannot be read were named in the preview and stay out. */
export function useBringing(watch: () => Watch, onDone: (report: ImportReport) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, answers }: { file: ChosenFile; answers: Answers }) => bring(file, answers, watch()),
    onSuccess: report => {
      onDone(report)
      return client.invalidateQueries({ queryKey: portfolioKey })
    },
  })
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
