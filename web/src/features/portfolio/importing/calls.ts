import { type ImportMapping, type InputOf, portfolio, type ReplyOf } from '@pusula/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { portfolioKey } from '../queries.ts'
import type { ChosenFile } from './chosen-file.ts'

export type Columns = ReplyOf<typeof portfolio.importColumns>
export type PastImport = ReplyOf<typeof portfolio.imports>[number]

/** What a person has said of a file. */
export type Answers = Pick<InputOf<typeof portfolio.importPreview>, 'decimals' | 'dateOrder' | 'clock'> & {
  mapping?: ImportMapping | undefined
}

const given = ({ mapping, decimals, dateOrder, clock }: Answers) => ({
  ...(mapping && { mapping }),
  ...(decimals && { decimals }),
  ...(dateOrder && { dateOrder }),
  ...(clock && { clock }),
})

export const columnsOf = ({ csv }: ChosenFile) => call(portfolio.importColumns, { csv })

export const previewOf = ({ csv }: ChosenFile, answers: Answers, from = 0) =>
  call(portfolio.importPreview, { csv, from, ...given(answers) })

/** All of a file, or nothing; lines that cannot be read were named in the preview and stay out. */
export function useBringing(onDone: (report: ReplyOf<typeof portfolio.import>) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, answers }: { file: ChosenFile; answers: Answers }) =>
      call(portfolio.import, { csv: file.csv, leaveOut: true, ...given(answers) }),
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

export function useUndo(onDone: (removed: number) => void, onFail: (error: Error) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof portfolio.undoImport>) => call(portfolio.undoImport, input),
    onSuccess: ({ removed }) => onDone(removed),
    onError: onFail,
    // A file that another tab has undone is gone from this list, too.
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
}
