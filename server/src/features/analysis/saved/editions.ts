import { createHash } from 'node:crypto'
import type { Language, ReplyOf, analysis as routes } from '@pusula/contract'
import type { Database } from '../../../platform/db/db.ts'
import type { Market } from '../../market/index.ts'
import { planKinds, recordOf } from '../../record/index.ts'
import type { Produced } from '../analyst.ts'
import { analysisReply, levelsReply } from '../reply.ts'
import { scoresBefore } from '../scores/store.ts'
import { addEdition } from './store.ts'

type Saved = ReplyOf<typeof routes.keptOf>

/** What is said of a coin, in each language. */
export type Said = Record<Language, Saved['tr']>

interface Edition {
  /** The hash of all that is said. */
  id: string
  said: Said
}

/**
 * Says an analysis in both languages at once, so that what is read later is what was bought: the same numbers in either.
 * Written once for each analysis, however many ask for it.
 */
export function createEditions(database: Database, market: Pick<Market, 'source'>) {
  const made = new WeakMap<Produced, Promise<Edition>>()

  async function say(produced: Produced): Promise<Said> {
    const { symbol } = produced.coin
    const at = new Date(produced.analysis.at)
    const [record, scores, planRecords] = await Promise.all([
      recordOf(database, market.source, symbol, at),
      scoresBefore(database, market.source, symbol, at),
      planKinds(database, market.source, at),
    ])
    const inLanguage = (language: Language) => ({
      analysis: analysisReply(produced, { record, scores, planRecords }, language),
      levels: levelsReply(produced, language),
    })
    return { tr: inLanguage('tr'), en: inLanguage('en') }
  }

  async function make(produced: Produced): Promise<Edition> {
    const said = await say(produced)
    const body = JSON.stringify(said)
    const id = createHash('sha256').update(body).digest('hex')
    const { symbol, name } = produced.coin
    await addEdition(database, { id, symbol, name, at: new Date(produced.analysis.at), body })
    return { id, said }
  }

  /** The edition of an analysis, which is in the database from then on. */
  function editionOf(produced: Produced): Promise<Edition> {
    const found = made.get(produced)
    if (found) return found
    const work = make(produced)
    made.set(produced, work)
    // What failed is tried again by the next who asks.
    work.catch(() => made.delete(produced))
    return work
  }

  return { editionOf, say }
}
