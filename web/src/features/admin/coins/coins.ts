import { admin, type ReplyOf } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useAsk, useChange } from '../frame/ask.ts'
import { coinsText } from './messages.ts'

export type AdminCoin = ReplyOf<typeof admin.coins>[number]

export const views = ['all', 'visitor', 'member', 'disabled'] as const
export type CoinView = (typeof views)[number]

export const pageSize = 10

/** One choice for the reader, two for the server. */
const filters = {
  all: {},
  visitor: { access: 'visitor' },
  member: { access: 'member' },
  disabled: { state: 'disabled' },
} as const satisfies Record<CoinView, object>

export function useCoins(search: string, view: CoinView, page: number) {
  const choice = { ...filters[view], ...(search && { search }) }
  return {
    coins: useAsk('coins', admin.coins, { ...choice, page, pageSize }),
    total: useAsk('coins', admin.coinCount, choice).data?.count,
  }
}

export const useSwitchCoin = () =>
  useChange((input: { symbol: string; isEnabled: boolean }) => call(admin.switchCoin, input), {
    touches: ['coins', 'figures'],
  })

export function useRemoveCoin(onDone: () => void) {
  const t = useText(coinsText)
  return useChange((id: string) => call(admin.removeCoin, { id }), {
    touches: ['coins', 'figures'],
    done: t.removed,
    onDone,
  })
}
