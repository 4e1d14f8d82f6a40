import { admin, type ReplyOf } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { useAsk, useAskOlder, useChange } from '../frame/ask.ts'
import { supportText } from './messages.ts'

export type Message = ReplyOf<typeof admin.messages>[number]
export type PaymentCase = ReplyOf<typeof admin.paymentCases>[number]

const pageSize = 50

export const useMessages = (isOpen: boolean) =>
  useAskOlder(
    'messages',
    admin.messages,
    after => ({ ...(isOpen && { isOpen }), ...(after && { after }) }),
    page => (page.length < pageSize ? undefined : page.at(-1)?.id),
  )

export function useAnswer(id: string) {
  const t = useText(supportText)
  return useChange((answer: string) => call(admin.answerMessage, { id, answer }), {
    touches: ['messages'],
    done: t.sent,
  })
}

export const useCases = (isOpen: boolean) => useAsk('cases', admin.paymentCases, isOpen ? { isOpen } : {})

export function useCloseCase(id: string) {
  const t = useText(supportText)
  return useChange((reason: string) => call(admin.settlePaymentCase, { id, reason }), {
    touches: ['cases'],
    done: t.settledNow,
  })
}
