import { type Language, languages } from '@pusula/words'
import type { FastifyInstance } from 'fastify'
import type { Preview } from '../../platform/http/public-pages.ts'
import { Problem } from '../../platform/problem.ts'
import type { Market } from './market.ts'

const fileName = new RegExp(`^[A-Za-z0-9$._-]{1,32}\\.(${languages.join('|')})\\.png$`)

/** Redirect of preview pictures of coins, which links sent before 18 November 2026 name, to the product's own. */
export function redirectCoinPictures(fastify: FastifyInstance) {
  fastify.get<{ Params: { file: string } }>('/og/coins/:file', async ({ params }, reply) => {
    const [, language] = fileName.exec(params.file) ?? []
    if (!language) throw new Problem('request.notFound')
    return reply.header('cache-control', 'public, max-age=86400').redirect(`/og/${language}.png`, 301)
  })
}

/** What a link to a coin says of it: `/?coin=BTC`. */
export const coinPreviews =
  (market: Pick<Market, 'findCoin'>) =>
  async (search: URLSearchParams, language: Language): Promise<Preview | undefined> => {
    const asked = search.get('coin')
    if (!asked || asked.length > 32) return undefined
    const coin = await market.findCoin(asked).catch(() => undefined)
    if (!coin) return undefined
    const { name, symbol } = coin
    return {
      title: `${name} (${symbol}) · Pusula`,
      search: `?coin=${encodeURIComponent(symbol)}&language=${language}`,
    }
  }
