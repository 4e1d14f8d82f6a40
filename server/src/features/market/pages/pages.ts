import { type Language, languages } from '@pusula/contract'
import { joined, xml } from '@pusula/words/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageTokens } from '../../../platform/html/style.ts'
import { type CachedPage, type Drawn, pageCache, sendCached } from '../../../platform/http/page-cache.ts'
import { contentPolicy, styleSource } from '../../../platform/http/security.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import type { Coin } from '../facts.ts'
import { alternatesOf, coinIndex, coinPath, listPath, marketPaths } from './addresses.ts'
import { coinPage } from './coin-page.ts'
import { openCards } from './embed.ts'
import { daysOf, factsOf, moneyOf, type PagedMarket, type PageReaders } from './facts.ts'
import type { Site } from './frame.ts'
import { awayPage, foundPage, type ListFacts, listPage, unknownPage } from './list-page.ts'
import { pageStyle } from './style.ts'

/** Page cache lifetime, as stated on the page; an older page is served stale while the market cannot be reached. */
const freshMs = 60_000
const tooOldMs = 5 * freshMs
/** A little more than all of the list in both languages: ten thousand other addresses push nobody out for long. */
const maxEntries = 1_200
/** The coins that search engines are told of, and so many on a page. */
const listedCoins = 500
const coinsPerPage = 100
const longestWords = 64
const foundCount = 20
const meantCount = 5
const whileFresh = 'public, max-age=30, stale-while-revalidate=60'

type PageKey = `coin ${Language} ${string}` | `list ${Language} ${number}` | 'sitemap'

interface Query {
  q?: unknown
  page?: unknown
}

/** The list and the pages of these coins, each at its address in each language. */
function sitemapOf(coins: readonly Coin[], publicUrl: string): string {
  const pages = [listPath, ...coins.map(coin => (language: (typeof languages)[number]) => coinPath(coin, language))]
  const entries = pages.flatMap(pathIn => {
    const links = alternatesOf(pathIn, publicUrl).map(
      ({ hreflang, href }) => xml`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return languages.map(language => xml`<url><loc>${publicUrl + pathIn(language)}</loc>${links}</url>`)
  })
  return String(xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${joined(entries, '\n')}
</urlset>
`)
}

/** The pages of coins that anybody may read, search engines first: whole without a script, the same for everybody. */
export function openCoinPages(
  fastify: FastifyInstance,
  {
    config,
    clock,
    settings,
  }: Pick<Platform, 'config' | 'clock'> & {
    settings: () => Promise<Pick<Site, 'jurisdiction'>>
  },
  market: PagedMarket,
  pageReaders: PageReaders,
  webFolder: string,
) {
  const style = pageStyle(pageTokens(webFolder))
  const siteNow = async (): Promise<Site> => ({
    ...{ publicUrl: config.publicUrl, style },
    jurisdiction: (await settings()).jurisdiction,
  })
  const policy = contentPolicy(config.isProduction, [], { 'style-src': ["'self'", styleSource(style)] })
  const route = { config: { ownHeaders: { 'content-security-policy': policy } }, compress: false } as const
  const indexed = coinIndex()
  const coinById = async (id: string) => indexed((await market.coins()).value).byId.get(id)
  const isSimulated = market.source === 'simulated'

  const listed = async () => (await market.coins()).value.slice(0, listedCoins)
  const pageCount = (coins: readonly Coin[]) => Math.max(1, Math.ceil(coins.length / coinsPerPage))

  async function listFacts(coins: readonly Coin[], language: Language): Promise<ListFacts> {
    const [days, money] = await Promise.all([daysOf(market, coins, clock.now()), moneyOf(market, language)])
    return { coins, days, money, isSimulated, page: 1, pages: 1 }
  }

  async function drawCoin(id: string, language: Language): Promise<Drawn | undefined> {
    const coin = await coinById(id)
    if (!coin) return undefined
    const facts = await factsOf(market, pageReaders, coin, language, clock.now())
    // One coin may be without a price; a market without any is away, and the page of before stands in.
    if (!facts.day) await market.check()
    return { text: coinPage(facts, language, await siteNow()), at: facts.day?.at ?? facts.now }
  }

  async function drawList(page: number, language: Language): Promise<Drawn | undefined> {
    const all = await listed()
    const pages = pageCount(all)
    if (page > pages) return undefined
    const facts = await listFacts(all.slice((page - 1) * coinsPerPage, page * coinsPerPage), language)
    return { text: listPage({ ...facts, page, pages }, language, await siteNow()), at: clock.now() }
  }

  const pageOf = pageCache<PageKey>({ clock, freshMs, tooOldMs, maxEntries }, async key => {
    if (key === 'sitemap') return { text: sitemapOf(await listed(), config.publicUrl), at: clock.now() }
    const [kind = '', language = '', ...rest] = key.split(' ')
    const name = rest.join(' ')
    const written = language === 'tr' ? 'tr' : 'en'
    return kind === 'coin' ? drawCoin(name, written) : drawList(Number(name), written)
  })

  const html = (reply: FastifyReply, language: Language, keeping = whileFresh) =>
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': keeping,
    })

  /** Without a price at all there is nothing to say but that. */
  async function orAway(reply: FastifyReply, language: Language, send: () => Promise<unknown>): Promise<unknown> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const page = awayPage(language, await siteNow())
      return html(reply, language, 'no-store').code(503).header('retry-after', '60').send(page)
    }
  }

  async function sendUnknown(reply: FastifyReply, language: Language, asked: string) {
    const words = asked.replaceAll('-', ' ').slice(0, longestWords)
    const coins = await market.search(words, meantCount)
    return html(reply, language)
      .code(404)
      .send(unknownPage({ coins, words, isSimulated }, language, await siteNow()))
  }

  async function sendCoin(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    id: string,
    page: Promise<CachedPage | undefined>,
  ) {
    const found = await page
    if (found) return sendCached(request, html(reply, language), found)
    // Another spelling leads to the one address; a coin that is called so by nobody does not exist.
    const other = await market.findCoin(id)
    if (!other || other.id === id) return sendUnknown(reply, language, id)
    return reply.header('cache-control', 'public, max-age=3600').redirect(coinPath(other, language), 301)
  }

  async function sendList(request: FastifyRequest, reply: FastifyReply, language: Language, { q, page = '1' }: Query) {
    const words = typeof q === 'string' ? q.trim().slice(0, longestWords) : ''
    if (words) {
      const facts = await listFacts(await market.search(words, foundCount), language)
      return html(reply, language).send(foundPage(facts, words, language, await siteNow()))
    }
    const number = typeof page === 'string' && /^[1-9]\d?$/.test(page) ? Number(page) : 1
    const found = await pageOf(`list ${language} ${number}`)
    if (found) return sendCached(request, html(reply, language), found)
    return reply.redirect(listPath(language), 302)
  }

  for (const language of ['en', 'tr'] as const) {
    const path = listPath(language)
    fastify.get<{ Querystring: Query }>(path, route, (request, reply) =>
      orAway(reply, language, () => sendList(request, reply, language, request.query)),
    )
    for (const also of [marketPaths[language], `${marketPaths[language]}/`])
      fastify.get(also, ({ url }, reply) => reply.redirect(path + (/\?.*/.exec(url)?.[0] ?? ''), 301))
    fastify.get<{ Params: { id: string } }>(`${path}/:id/`, ({ params }, reply) =>
      reply.redirect(coinPath(params, language), 301),
    )
    fastify.get<{ Params: { id: string } }>(`${path}/:id`, route, (request, reply) => {
      const { id } = request.params
      if (!id) return reply.redirect(path, 301)
      const page = pageOf(`coin ${language} ${id}`)
      if (page instanceof Promise) return orAway(reply, language, () => sendCoin(request, reply, language, id, page))
      // A cached page is sent at once, however many ask.
      sendCached(request, html(reply, language), page)
    })
  }
  openCards(fastify, { market, readers: pageReaders, clock, publicUrl: config.publicUrl, webFolder })
  fastify.get('/sitemap-coins.xml', { compress: false }, async (request, reply) => {
    const found = await pageOf('sitemap')
    if (!found) throw new Problem('request.notFound')
    reply.headers({ 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
    return sendCached(request, reply, found)
  })
}
