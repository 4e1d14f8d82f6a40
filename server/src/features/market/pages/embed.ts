import { isLanguage, type Language, languageOf } from '@pusula/contract'
import { dollars } from '@pusula/words'
import { type Html, html } from '@pusula/words/html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { cardPage } from '../../../platform/html/page.ts'
import { pageTokens } from '../../../platform/html/style.ts'
import { pageCache, sendCached } from '../../../platform/http/page-cache.ts'
import { styleSource } from '../../../platform/http/security.ts'
import { logoDrawer } from '../logos/logos.ts'
import { coinPath } from './addresses.ts'
import { dayChange, writersIn } from './coin-page.ts'
import { lineChart } from './drawings.ts'
import { type CoinFacts, factsOf, type PagedMarket, type PageReaders } from './facts.ts'
import { mark, shown } from './frame.ts'
import { pageText } from './messages.ts'
import { cardStyle } from './style.ts'

const freshMs = 60_000
const tooOldMs = 5 * freshMs
const maxEntries = 600
const longestSymbol = 32
const logoSize = { class: 'logo', width: 32, height: 32, 'aria-hidden': 'true' }

const themes = ['auto', 'dark', 'light'] as const
type Theme = (typeof themes)[number]

interface Options {
  market: PagedMarket
  readers: PageReaders
  clock: Clock
  publicUrl: string
  webFolder: string
}

/** Embeddable card of a coin: one HTML file without subresources or storage, which may be framed anywhere. */
export function openCards(fastify: FastifyInstance, { market, readers, clock, publicUrl, webFolder }: Options) {
  const style = cardStyle(pageTokens(webFolder))
  const drawLogo = logoDrawer(webFolder)
  const ownHeaders = {
    'content-security-policy': `default-src 'none';style-src ${styleSource(style)};base-uri 'none';form-action 'none';frame-ancestors *`,
    'x-frame-options': null,
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-opener-policy': null,
    'x-robots-tag': 'noindex',
  }

  const page = (language: Language, theme: string, title: string, body: Html) =>
    cardPage(language, theme === 'auto' ? undefined : theme, title, style, body)

  const cards = pageCache<`${Language} ${Theme} ${string}`>({ clock, freshMs, tooOldMs, maxEntries }, async key => {
    const [written = '', theme = '', symbol = ''] = key.split(' ')
    const language = written === 'tr' ? 'tr' : 'en'
    const coin = await market.findCoin(symbol)
    if (!coin) return undefined
    const facts = await factsOf(market, readers, coin, language, clock.now())
    if (!facts.day) await market.check()
    const card = cardOf(facts, language, publicUrl, await drawLogo(coin.symbol, logoSize))
    return { text: page(language, theme, pageText.priceOf[language](coin.name), card), at: facts.day?.at ?? facts.now }
  })

  const asHtml = (reply: FastifyReply, language: Language) =>
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
    })

  const route = { config: { ownHeaders }, compress: false } as const
  fastify.get<{ Params: { symbol: string }; Querystring: { lang?: unknown; theme?: unknown } }>(
    '/embed/:symbol',
    route,
    async (request, reply) => {
      const { lang, theme: asked } = request.query
      const language = isLanguage(lang) ? lang : languageOf(request.headers['accept-language'])
      const theme = themes.find(each => each === asked) ?? 'auto'
      const symbol = request.params.symbol.slice(0, longestSymbol).toUpperCase()
      const found = /\s/.test(symbol) ? undefined : await cards(`${language} ${theme} ${symbol}`)
      // Without a language in its address the card is another one in another language.
      const vary = `accept-encoding${isLanguage(lang) ? '' : ', accept-language'}`
      asHtml(reply, language)
      if (found) return sendCached(request, reply, found, vary)
      const title = pageText.unknown[language]
      return reply
        .code(404)
        .header('vary', vary)
        .send(page(language, theme, title, html`<p>${title}</p>`))
    },
  )
}

function cardOf(
  { coin, day, week, likely, money }: CoinFacts,
  language: Language,
  publicUrl: string,
  logo: Html,
): Html {
  const { dollarsIn, time, shortDay } = writersIn(language)
  const { price, roughPrice, roughPrices } = dollarsIn(money.tender)
  const { name, symbol } = coin
  const [low = '', high = ''] = likely ? roughPrices([likely.lowUsd, likely.highUsd]) : []
  const label = week ? pageText.chart[language](name, roughPrice(week.closes[0]), roughPrice(week.closes.at(-1))) : ''
  const now =
    day &&
    html`<p class="figure">${shown(price(day.priceUsd))} ${money.rate && html`<small>${shown(dollarsIn(dollars).price(day.priceUsd))}</small>`}</p>
<p>${dayChange(day, money, language)} <span>${pageText.lastDay[language]}</span></p>`
  return html`<a href="${publicUrl + coinPath(coin, language)}" target="_blank" rel="noopener">
<div class="coin">${logo}<span><b>${name}</b> <small>${symbol}</small></span><span class="brand">${mark}Pusula</span></div>
${now ?? html`<p>${pageText.noPrice[language]}</p>`}${week && lineChart(week.closes, label)}
${likely && html`<p>${pageText.likely[language]}: <b>${shown(low)} – ${shown(high)}</b></p>`}
${day && html`<p><time datetime="${day.at.toISOString()}">${shortDay(day.at)}, ${time(day.at)}${language !== 'tr' && ' UTC'}</time></p>`}
${day?.provenance.source === 'simulated' && html`<p class="tag">${pageText.simulated[language]}</p>`}</a>`
}
