import { admin, type InputOf, type ReplyOf } from '@pusula/contract'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useAsk, useChange } from '../frame/ask.ts'
import { apisText } from './messages.ts'

export type ApiConfig = ReplyOf<typeof admin.apiConfigs>[number]
type Fresh = InputOf<typeof admin.addApiConfig>

const touches = ['apis', 'figures'] as const

export const useApis = () => useAsk('apis', admin.apiConfigs, {})

/** Without one that is known a new one is made. What was changed since it was opened is not replaced unsaid. */
export function useSaveApi(known: ApiConfig | undefined) {
  const t = useText(apisText)
  const [seen, setSeen] = useState(known?.changedAt)
  const save = (config: Fresh) =>
    known === undefined
      ? call(admin.addApiConfig, config)
      : call(admin.changeApiConfig, { id: known.id, seenChangedAt: seen ?? known.changedAt, ...config })
  return useChange(save, {
    touches: [...touches],
    done: t.saved,
    onDone: config => {
      setSeen(config.changedAt)
    },
    // Whoever was told of the other change has seen it, and may replace it.
    onOvertaken: () => setSeen(undefined),
  })
}

export const useSwitchApi = (id: string) =>
  useChange((active: boolean) => call(admin.changeApiConfig, { id, active }), { touches: [...touches] })

export function useRemoveApi(onDone: () => void) {
  const t = useText(apisText)
  return useChange((id: string) => call(admin.removeApiConfig, { id }), {
    touches: [...touches],
    done: t.deleted,
    onDone,
  })
}
