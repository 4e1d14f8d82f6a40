import type { Both, Language } from '@pusula/words'
import type { Tx } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import { type Message, send } from '../channels/index.ts'
import { named } from './alerts/messages.ts'

/** A range of one's own that has been opened. */
interface EndedCall {
  id: number
  symbol: string
  name: string
  isInside: boolean
}

const words: Both<Record<'held' | 'missed', { title: (coin: string) => string; body: string }>> = {
  tr: {
    held: { title: coin => `${coin}: aralığın tuttu`, body: 'Pusula ile yan yana bak.' },
    missed: { title: coin => `${coin}: aralığın tutmadı`, body: 'Beş günde bir böyle bir gün beklenir.' },
  },
  en: {
    held: { title: coin => `${coin}: your range held`, body: 'See it beside Pusula’s.' },
    missed: { title: coin => `${coin}: your range missed`, body: 'One such day in five is expected.' },
  },
}

const callMessage = (language: Language, { id, symbol, name, isInside }: EndedCall): Message => {
  const { title, body } = words[language][isInside ? 'held' : 'missed']
  return { title: named({ name, symbol }, title), body, path: `/turn?call=${id}`, tag: `turn ${id}` }
}

/** A result is old news within a day. */
const worthMs = 24 * 3_600_000

/** Puts the result of a call on its way to who gave it, once. */
export async function notifyCall(tx: Tx, { clock }: Platform, accountId: string, call: EndedCall) {
  const now = clock.now()
  const says = { tr: callMessage('tr', call), en: callMessage('en', call) }
  const { path, tag } = says.en
  await send(tx, now, [
    {
      ...{ accountId, key: `turn ${call.id}`, kind: 'result', urgency: 'normal', path, tag },
      ...{ happenedAt: now, expiresAt: new Date(now.getTime() + worthMs) },
      data: { call: call.id, coin: call.symbol, isInside: call.isInside },
      say: ({ language }) => says[language],
    },
  ])
}
