import type { Language } from '@pusula/contract'
import { clockIn, dollars, formatIn, homeZone } from '@pusula/words'
import { attributes, type Html, html } from '@pusula/words/html'
import { appPath, coinPath, listPath } from './addresses.ts'
import { bandScale, dayScale, lineChart } from './drawings.ts'
import { type CoinFacts, type Day, dayPercent, type Money, weekPercent } from './facts.ts'
import { change, crumbs, framed, goOn, logo, type Site, shown, triangle } from './frame.ts'
import { pageText } from './messages.ts'

/** Staleness of a page's numbers: older ones say how old they are. */
const oldMs = 5 * 60_000
/** How much room a likely range has on either side, as a part of itself. */
const roomRatio = 0.3
/** A price that follows the dollar is this near to it; a coin further off does not follow it any more, or another currency. */
const nearDollarRatio = 0.1

/** The change of a day with its arrow. */
export function dayChange(day: Day, money: Money, language: Language): Html {
  const percent = dayPercent(day, money)
  return change(percent, writersIn(language).percent(percent))
}

/** Turkish readers share a time zone; for the others the zone is said. */
export const writersIn = (language: Language) => formatIn(language, clockIn(language === 'tr' ? homeZone : 'UTC'))

/** One coin in one language, with everything that costs nothing. */
export function coinPage(facts: CoinFacts, language: Language, site: Site): string {
  const { coin, day, money } = facts
  const { dollarsIn, percent } = writersIn(language)
  const { price } = dollarsIn(money.tender)
  const { name, symbol } = coin
  const t = pageText
  return framed(
    {
      language,
      title: t.title[language](name, symbol),
      description: day
        ? t.description[language](name, price(day.priceUsd), percent(dayPercent(day, money)))
        : t.descriptionWithoutPrice[language](name),
      pathIn: each => coinPath(coin, each),
      structured: structuredOf(facts, language, site.publicUrl),
      isSimulated: day?.provenance.source === 'simulated',
      foot: day ? t.refreshed[language](day.provenance.venue) : '',
      body: html`${crumbs(language, name)}
<section class="card">${[headOf, chartOf, dayOf, sizeOf].map(part => part(facts, language))}</section>
${[likelyOf, headlinesOf, closerOf, othersOf].map(part => part(facts, language))}`,
    },
    site,
  )
}

function headOf({ coin, day, money, now }: CoinFacts, language: Language): Html {
  const { dollarsIn, age, in: inCurrency } = writersIn(language)
  const { name, symbol, image } = coin
  const head = html`<div class="coin">${logo(image, 40)}<div><h1>${pageText.priceOf[language](name)}</h1>
<small>${symbol} / ${money.tender.currency}</small></div></div>`
  if (!day) return html`${head}<p class="note">${pageText.noPrice[language]}</p>`
  const { rate } = money
  const ageMs = now.getTime() - day.at.getTime()
  return html`${head}<p class="figure"><span>${figure(dollarsIn(money.tender).price(day.priceUsd))}</span>
${rate && html`<span class="dollars">${shown(dollarsIn(dollars).price(day.priceUsd))}</span>`}</p>
<p class="under">${dayChange(day, money, language)}<span>${pageText.lastDay[language]}</span>
<span aria-hidden="true">·</span>${timeOf(day, language)}${ageMs > oldMs && html`<span>(${age(ageMs)})</span>`}</p>
${rate && html`<p class="fine">${pageText.rate[language](inCurrency('₺').price(rate.perDollar), rate.venues.join(', '))}</p>`}`
}

/** The cents of a large price stand back. */
function figure(text: string): Html {
  const [, whole, cents] = /^(.*\d{3,})([.,]\d{2})$/.exec(text) ?? []
  return whole ? html`${whole}<span class="cents">${cents}</span>` : shown(text)
}

function timeOf({ at }: Day, language: Language): Html {
  const { date, time } = writersIn(language)
  return html`<time datetime="${at.toISOString()}">${date(at)}, ${time(at)}${language !== 'tr' && ' UTC'}</time>`
}

function chartOf(facts: CoinFacts, language: Language): Html {
  const { coin, week, money } = facts
  if (!week) return html`<p class="note">${pageText.noChart[language]}</p>`
  const { dollarsIn, percent, shortDay } = writersIn(language)
  const { roughPrice } = dollarsIn(money.tender)
  const { times, closes } = week
  const [first = 0, last = 0] = [closes[0], closes.at(-1)]
  const label = pageText.chart[language](coin.name, roughPrice(first), roughPrice(last))
  const days = [0, 1 / 3, 2 / 3].map(part => times[Math.floor(part * times.length)] ?? 0)
  const moved = weekPercent(facts)
  return html`<figure>${lineChart(closes, label)}<figcaption class="axis" aria-hidden="true">
${days.map(at => html`<span>${shortDay(new Date(at))}</span>`)}<span>${pageText.now[language]}</span></figcaption></figure>
${moved !== null && html`<p class="fine">${pageText.week[language]} ${change(moved, percent(moved))}</p>`}`
}

/** Three or more figures with their names. */
const figures = (rows: readonly (readonly [name: string, value: Html | string])[]) =>
  html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`

function dayOf({ day, money }: CoinFacts, language: Language): Html | false {
  if (!day) return false
  const { lowUsd, averageUsd, highUsd, priceUsd } = day
  const { roughPrices } = writersIn(language).dollarsIn(money.tender)
  const placeOf = (usd: number) => (highUsd > lowUsd ? (usd - lowUsd) / (highUsd - lowUsd) : 0.5)
  const [low = '', average = '', high = ''] = roughPrices([lowUsd, averageUsd, highUsd])
  return html`<hr><h2>${pageText.dayRange[language]}</h2>${dayScale(placeOf(priceUsd), placeOf(averageUsd))}
${figures([
  [pageText.low[language], shown(low)],
  [pageText.average[language], shown(average)],
  [pageText.high[language], shown(high)],
])}`
}

function sizeOf({ coin: { rank, marketCapUsd }, money }: CoinFacts, language: Language): Html | false {
  if (rank === null || marketCapUsd === null) return false
  const { count, dollarsIn } = writersIn(language)
  return html`<hr>${figures([
    [pageText.rank[language], count(rank)],
    [pageText.size[language], dollarsIn(money.tender).compactPrice(marketCapUsd)],
  ])}`
}

function likelyOf(facts: CoinFacts, language: Language): Html {
  const { likely, day, held, money, coin } = facts
  const title = html`<h2>${pageText.likely[language]}</h2>`
  const record = goOn(`/track-record?language=${language}`, pageText.record[language])
  if (coin.isPegged) return html`<section class="card">${title}${peggedSays(facts, language)}</section>`
  if (!likely || !day)
    return html`<section class="card">${title}<p>${pageText.noRange[language]}</p>${record}</section>`
  const { dollarsIn, plain, count } = writersIn(language)
  const { lowUsd, highUsd } = likely
  const [low = '', high = ''] = dollarsIn(money.tender).roughPrices([lowUsd, highUsd])
  const room = (highUsd - lowUsd) * roomRatio
  const [from, to] = [Math.min(lowUsd - room, day.priceUsd), Math.max(highUsd + room, day.priceUsd)]
  const placeOf = (usd: number) => (usd - from) / (to - from)
  const inHundred = held ? plain(100 * held.heldRatio, 1) : ''
  const says = !held
    ? pageText.tooFew[language]
    : held.kind === 'live'
      ? pageText.held[language](count(held.days), inHundred, count(held.graded))
      : pageText.replayed[language](inHundred, count(held.graded))
  return html`<section class="card">${title}<p class="range">${shown(low)} <span class="dash">–</span> ${shown(high)}</p>
${bandScale(placeOf(lowUsd), placeOf(highUsd), placeOf(day.priceUsd))}<p>${says}</p>${record}</section>`
}

function peggedSays({ followed, day, others, coin }: CoinFacts, language: Language): Html {
  const { ratio } = writersIn(language)
  const kind = followed?.kind ?? 'currency'
  const base = followed && followed.kind !== 'currency' ? followed.base : undefined
  const basis = others.find(({ symbol }) => symbol === base)
  const distance = day ? day.priceUsd - 1 : Number.NaN
  const isDollar = kind === 'currency' && coin.symbol.includes('USD') && Math.abs(distance) < nearDollarRatio
  return html`<p>${pageText.pegged[kind][language]}</p>
${isDollar && html`<p>${pageText.distance[language](ratio(distance))}</p>`}
${basis && html`<p>${pageText.base[language]} <a class="plain" href="${coinPath(basis, language)}">${basis.name}</a></p>`}`
}

const toneWays = { '-1': 'down', '0': 'even', '1': 'up' } as const

function headlinesOf({ headlines }: CoinFacts, language: Language): Html | false {
  const safe = headlines.filter(({ URL }) => /^https?:\/\//.test(URL))
  const rows = safe.map(({ TITLE, URL, TONE, TONE_TEXT, DATE_FORMATTED, publishedAt, language: written }) => {
    const way = toneWays[TONE]
    const lang = written !== language && written
    return html`<li><a class="headline" href="${URL}" rel="noopener nofollow"><b${attributes({ lang })}>${TITLE}</b>
<span class="pill ${way}">${triangle(way)}${TONE_TEXT}</span>
<time datetime="${publishedAt}">${DATE_FORMATTED}</time></a></li>`
  })
  return (
    rows.length > 0 &&
    html`<section class="card flush"><h2 class="heading">${pageText.headlines[language]}</h2><ul>${rows}</ul></section>`
  )
}

function closerOf({ coin, week }: CoinFacts, language: Language): Html {
  const { symbol, name } = coin
  const canAnalyse = !coin.isPegged && week !== null
  const says = !canAnalyse ? pageText.peggedCloser : symbol === 'BTC' ? pageText.freeCloser : pageText.paidCloser
  const label = (canAnalyse ? pageText.openCoin : pageText.lookAt)[language](name)
  return html`<section class="card"><h2 class="heading">${pageText.closer[language]}</h2><p>${says[language]}</p>
<a class="button main" href="${appPath(language, symbol)}">${label}</a></section>`
}

function othersOf({ others }: CoinFacts, language: Language): Html | false {
  const links = others.map(
    coin =>
      html`<li><a class="chip" href="${coinPath(coin, language)}">${logo(coin.image, 26, true)}${coin.name}</a></li>`,
  )
  return (
    links.length > 0 &&
    html`<section><h2 class="heading">${pageText.others[language]}</h2><ul class="chips">${links}</ul></section>`
  )
}

/** What machines may quote: never a made-up price. */
function structuredOf({ coin, day, money }: CoinFacts, language: Language, publicUrl: string): object {
  const { name, symbol } = coin
  const { currency, perDollar } = money.tender
  const here = publicUrl + coinPath(coin, language)
  const item = (position: number, title: string, address: string) => ({
    '@type': 'ListItem',
    position,
    name: title,
    item: address,
  })
  const path = {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, pageText.coins[language], publicUrl + listPath(language)), item(2, name, here)],
  }
  const page = {
    '@type': 'WebPage',
    '@id': here,
    url: here,
    name: pageText.title[language](name, symbol),
    inLanguage: language,
    isPartOf: { '@type': 'WebSite', name: 'Pusula', url: publicUrl },
    about: { '@type': 'Thing', name, alternateName: symbol },
    ...(day && { dateModified: day.at.toISOString() }),
  }
  const rate = day &&
    day.provenance.source === 'live' && {
      '@type': 'ExchangeRateSpecification',
      currency: symbol,
      currentExchangeRate: {
        '@type': 'UnitPriceSpecification',
        price: day.priceUsd * perDollar,
        priceCurrency: currency,
      },
    }
  return { '@context': 'https://schema.org', '@graph': rate ? [page, path, rate] : [page, path] }
}
