import { type Both, formatIn, type Language } from '@pusula/words'
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
  endUsd: number
  /** Shares of the price; smaller is better. */
  scoreRatio: number
  pusulaScoreRatio: number
}

const words: Both<{
  held: (coin: string) => string
  missed: (coin: string) => string
  scores: (price: string, mine: string, pusula: string) => string
}> = {
  tr: {
    held: coin => `${coin}: aralığın tuttu`,
    missed: coin => `${coin}: aralığın tutmadı`,
    scores: (price, mine, pusula) => `Fiyat ${price}. Puanın ${mine}, Pusula ${pusula}; az olan iyi.`,
  },
  en: {
    held: coin => `${coin}: your range held`,
    missed: coin => `${coin}: your range missed`,
    scores: (price, mine, pusula) => `Price ${price}. Your score ${mine}, Pusula ${pusula}; smaller is better.`,
  },
}

function callMessage(language: Language, call: EndedCall): Message {
  const { id, symbol, name, isInside, endUsd, scoreRatio, pusulaScoreRatio } = call
  const { held, missed, scores } = words[language]
  const { prose, plain } = formatIn(language)
  const points = (ratio: number) => plain(100 * ratio, 1)
  return {
    title: named({ name, symbol }, isInside ? held : missed),
    body: scores(prose(endUsd), points(scoreRatio), points(pusulaScoreRatio)),
    ...{ path: `/turn?call=${id}`, tag: `turn ${id}` },
  }
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
