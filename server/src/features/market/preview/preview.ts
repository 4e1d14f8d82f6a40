import { changeIn, dollars, type Language, languages, MINUTE_MS, numbersIn } from '@pusula/words'
import type { FastifyInstance } from 'fastify'
import type { Cache } from '../../../platform/cache/memory.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Preview } from '../../../platform/http/public-pages.ts'
import { Problem } from '../../../platform/problem.ts'
import { changePercent } from '../facts.ts'
import type { Market } from '../market.ts'
import type { RunningMarket } from '../starting/start.ts'
import { type CoinCard, drawCoin, heightPx, widthPx } from './draw.ts'
import { previewText } from './messages.ts'

const fileName = new RegExp(`^([A-Za-z0-9$._-]{1,32})\\.(${languages.join('|')})\\.png$`)
const hours = 24
const mostKept = 100
/** A picture takes some 50 ms of a processor: whoever asks for all coins at once gets the picture of the product. */
const mostPerMinute = 60

type Source = Pick<Market, 'findCoin' | 'ticker' | 'candles'> & Pick<RunningMarket, 'rates'>

/** Nobody knows who will see it: readers of Turkish pay in lira, as they do where nothing was chosen. */
async function cardOf(market: Source, symbol: string, language: Language): Promise<CoinCard | undefined> {
  const coin = await market.findCoin(symbol)
  if (!coin) return undefined
  const [{ value, provenance }, day, rate] = await Promise.all([
    market.ticker(coin.symbol),
    market.candles(coin.symbol, '1h', hours),
    language === 'tr' ? market.rates().then(({ TRY }) => TRY) : null,
  ])
  return {
    symbol: coin.symbol,
    name: coin.name,
    priceUsd: value.lastPrice,
    tender: rate ? { currency: 'TRY', perDollar: rate.perDollar } : dollars,
    changePercent: changeIn(changePercent(value), rate),
    closes: [...day.value.candles.close],
    isSimulated: provenance.source === 'simulated',
  }
}

/** Draws the picture of a coin for previews of links; it is the same for everybody for a minute, on all instances. */
export function showPreviews(fastify: FastifyInstance, market: Source, clock: Clock, cache: Cache) {
  const kept = new Map<string, Promise<Buffer | undefined>>()
  let minute = 0
  let drawn = 0

  async function pictureOnce(key: string, symbol: string, language: Language): Promise<Buffer | undefined> {
    const before = await cache.get<string>(key)
    if (before) return Buffer.from(before, 'base64')
    const card = await cardOf(market, symbol, language)
    if (!card) return undefined
    const picture = drawCoin(card, language)
    await cache.set(key, picture.toString('base64'), MINUTE_MS)
    return picture
  }

  function pictureOf(symbol: string, language: Language): Promise<Buffer | undefined> {
    const now = Math.floor(clock.now().getTime() / MINUTE_MS)
    if (now !== minute) {
      kept.clear()
      minute = now
      drawn = 0
    }
    const key = `${symbol.toUpperCase()} ${language}`
    const found = kept.get(key)
    if (found) return found
    if (drawn >= mostPerMinute) return Promise.reject(new Error('too many pictures'))
    drawn++
    const picture = pictureOnce(`picture ${key} ${minute}`, symbol, language)
    if (kept.size < mostKept) kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    return picture
  }

  fastify.get<{ Params: { file: string } }>('/og/coins/:file', async ({ params }, reply) => {
    const [, symbol, written] = fileName.exec(params.file) ?? []
    const language = languages.find(each => each === written)
    if (!symbol || !language) throw new Problem('request.notFound')
    const picture = await pictureOf(symbol, language).catch(() => 'none' as const)
    if (picture === undefined) throw new Problem('market.unknownCoin')
    // Without a price the product itself is shown.
    if (picture === 'none') return reply.header('cache-control', 'no-store').redirect(`/og/${language}.png`)
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(picture)
  })
}

/** What a link to a coin says of it: `/?coin=BTC`. */
export const coinPreviews =
  (market: Source) =>
  async (search: URLSearchParams, language: Language): Promise<Preview | undefined> => {
    const asked = search.get('coin')
    if (!asked || asked.length > 32) return undefined
    const card = await cardOf(market, asked, language).catch(() => undefined)
    if (!card) return undefined
    const { title, alt } = previewText[language]
    const { name, symbol, priceUsd, tender } = card
    const { dollarsIn, percent } = numbersIn(language)
    return {
      title: title(name, symbol),
      search: `?coin=${encodeURIComponent(symbol)}&language=${language}`,
      image: `/og/coins/${encodeURIComponent(symbol)}.${language}.png`,
      alt: alt(name, dollarsIn(tender).price(priceUsd), percent(card.changePercent)),
      widthPx,
      heightPx,
    }
  }
