import { type Language, news } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { type NoteUse, requireEntitlement } from '../credits/index.ts'
import { symbolOf } from '../market/index.ts'
import { hasRead, itemsOf, type NewsItem } from './store.ts'
import { toReply } from './wording.ts'

const mostItems = 30
/** With fewer in the reader's own language, the other language fills up. */
const enoughItems = 5

export function openRoutes(door: Door, { database, clock }: Parts, noteUse: NoteUse) {
  serve(door, news.ofCoin, async ({ input, viewer, language }) => {
    const symbol = symbolOf(input.symbol)
    const entitlement = await requireEntitlement(database, viewer.accountId, symbol, clock.now())
    const items = await readable(database, symbol, language)
    if (items.length === 0 && !(await hasRead(database))) throw new Problem('news.unavailable')
    // News of the coin are a part of what the credit opens: whoever has read them has used it.
    await noteUse(entitlement)
    return items.map(item => toReply(item, language))
  })
}

/** The reader's own language first. */
async function readable(db: Db, symbol: string, language: Language): Promise<NewsItem[]> {
  const own = await itemsOf(db, symbol, language, mostItems)
  if (own.length >= enoughItems) return own
  const other = await itemsOf(db, symbol, language === 'tr' ? 'en' : 'tr', mostItems - own.length)
  return [...own, ...other]
}
