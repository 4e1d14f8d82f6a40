import { get, type Language, languages, Nothing, post } from '@pusula/contract'
import Type from 'typebox'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import type { Payer } from '../reports/report.ts'
import type { Paying } from './events.ts'
import { checkoutPage } from './page.ts'
import { checkoutById } from './store.ts'

const path = '/api/sandbox/checkout/:id'
const Place = {
  id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  language: Type.Optional(Type.Enum([...languages])),
}

const showCheckout = get(path, {
  who: 'anyone',
  says: 'The page on which a test payment is made.',
  input: Type.Object({ ...Place, declined: Type.Optional(Type.Boolean()) }),
  reply: Nothing,
  answer: 'redirect',
})

const outcomes = ['pay', 'twice', 'late', 'decline', 'leave'] as const

const payCheckout = post(path, {
  who: 'anyone',
  says: 'What becomes of a test payment.',
  input: Type.Object({
    ...Place,
    outcome: Type.Enum([...outcomes]),
    email: Type.Optional(Type.String({ maxLength: 254 })),
  }),
  reply: Nothing,
  body: 'form',
  answer: 'redirect',
})

const paying: Record<'pay' | 'twice' | 'late', Paying> = {
  pay: { reports: 1, delayMs: 0 },
  twice: { reports: 2, delayMs: 0 },
  late: { reports: 1, delayMs: 10_000 },
}

export const checkoutPath = (id: string, language: Language) => `${path.replace(':id', id)}?language=${language}`

type Pay = (checkoutId: string, payer: Payer, paying: Paying) => Promise<void>

export function openPages(door: Door, { database, clock }: Platform, pay: Pay) {
  const checkoutOf = async (id: string) => {
    const checkout = await checkoutById(database, id, clock.now())
    if (!checkout) throw new Problem('request.notFound')
    return checkout
  }

  serve(door, showCheckout, async ({ input, language, reply }) => {
    const checkout = await checkoutOf(input.id)
    const action = path.replace(':id', input.id)
    const page = checkoutPage({ checkout, language, action, isDeclined: input.declined === true })
    reply.type('text/html').header('cache-control', 'no-store').send(page)
    return {}
  })

  serve(door, payCheckout, async ({ input, language, reply }) => {
    const { id, outcome } = input
    const { request } = await checkoutOf(id)
    if (outcome === 'decline') reply.redirect(`${checkoutPath(id, language)}&declined=true`, 303)
    else if (outcome === 'leave') reply.redirect(request.leftPath, 303)
    else {
      const email = input.email?.trim() || request.email
      if (!email?.includes('@')) throw new Problem('request.invalid', { fields: [{ field: 'email' }] })
      await pay(id, { email, name: null }, paying[outcome])
      const { state } = await checkoutOf(id)
      reply.redirect(state === 'paid' ? request.paidPath : checkoutPath(id, language), 303)
    }
    return {}
  })
}
