import { admin, type InputOf, type ReplyOf } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useAsk, useChange } from '../frame/ask.ts'
import { apisText } from './messages.ts'

export type ApiConfig = ReplyOf<typeof admin.apiConfigs>[number]
type Fresh = InputOf<typeof admin.addApiConfig>

const touches = ['apis', 'figures'] as const

export const useApis = () => useAsk('apis', admin.apiConfigs, {})

/** Without an id a new one is made. */
export function useSaveApi(id: string | undefined, onDone: (config: ApiConfig) => void) {
  const t = useText(apisText)
  const save = (config: Fresh) =>
    id === undefined ? call(admin.addApiConfig, config) : call(admin.changeApiConfig, { id, ...config })
  return useChange(save, { touches: [...touches], done: t.saved, onDone })
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
