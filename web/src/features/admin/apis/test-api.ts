import { admin } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import type { readDraft } from './draft.ts'

type Ready = NonNullable<ReturnType<typeof readDraft>['ready']>

/** Calls the service as it stands in the editor, saved or not; stored header values are filled in by the server. */
export const useTestApi = (id: string | undefined) =>
  useMutation({
    mutationFn: (config: Ready) => call(admin.testApi, { ...config, ...(id !== undefined && { id }) }),
  })

export type Test = ReturnType<typeof useTestApi>
