import { type Language, languages } from '@pusula/contract'
import { type Html, html } from '@pusula/words/html'
import type { Coin } from '../facts.ts'
import { coinPath, listPath } from './addresses.ts'
import { dayChange, writersIn } from './coin-page.ts'
import type { Day, Money } from './facts.ts'
import { crumbs, framed, logo, type Site, searchForm, shown } from './frame.ts'
import { pageText } from './messages.ts'

export interface ListFacts {
  coins: readonly Coin[]
  days: ReadonlyMap<string, Day>
  money: Money
  isSimulated: boolean
  /** From 1. */
  page: number
  pages: number
}

const pathOf = (language: Language, page: number) => listPath(language) + (page > 1 ? `?page=${page}` : '')

/** Coins by size, a hundred a page. */
export function listPage(facts: ListFacts, language: Language, site: Site): string {
  const { page, pages, isSimulated } = facts
  const title = pageText.listTitle[language]
  const said = pageText.pageOf[language](page, pages)
  return framed(
    {
      language,
      title: page > 1 ? `${title}, ${said}` : title,
      description: pageText.listSays[language],
      pathIn: each => pathOf(each, page),
      isSimulated,
      foot: '',
      body: html`<h1 class="title">${title}</h1><p class="lead">${pageText.listSays[language]}</p>
${searchForm(language)}${tableOf(facts, language)}${pagesOf(facts, language)}`,
    },
    site,
  )
}

/** What a search found; nobody else is to find the search. */
export function foundPage(facts: ListFacts, words: string, language: Language, site: Site): string {
  const { coins, isSimulated } = facts
  const other = languages.find(each => each !== language) ?? language
  const title = coins.length ? pageText.found[language](coins.length, words) : pageText.none[language]
  return framed(
    {
      language,
      title: pageText.search[language],
      description: pageText.listSays[language],
      pathIn: undefined,
      otherPath: `${listPath(other)}?q=${encodeURIComponent(words)}`,
      isSimulated,
      foot: '',
      body: html`${crumbs(language, pageText.search[language])}<h1 class="title">${title}</h1>
${searchForm(language, words)}${coins.length > 0 && tableOf(facts, language)}`,
    },
    site,
  )
}

interface Missing {
  /** What may have been meant. */
  coins: readonly Coin[]
  words: string
  isSimulated: boolean
}

/** For an address of no coin: in our clothes, with a way on. */
export function unknownPage({ coins, words, isSimulated }: Missing, language: Language, site: Site): string {
  const chips = coins.map(
    coin => html`<li><a class="chip" href="${coinPath(coin, language)}">${logo(coin.image, 26)}${coin.name}</a></li>`,
  )
  return framed(
    {
      language,
      title: pageText.unknown[language],
      description: pageText.unknownSays[language],
      pathIn: undefined,
      isSimulated,
      foot: '',
      body: html`${crumbs(language, pageText.unknown[language])}<h1 class="title">${pageText.unknown[language]}</h1>
<p class="lead">${pageText.unknownSays[language]}</p>${searchForm(language, words)}
${chips.length > 0 && html`<h2 class="heading">${pageText.meant[language]}</h2><ul class="chips">${chips}</ul>`}`,
    },
    site,
  )
}

/** For a moment in which nobody says what anything costs. */
export const awayPage = (language: Language, site: Site): string =>
  framed(
    {
      language,
      title: pageText.away[language],
      description: pageText.awaySays[language],
      pathIn: undefined,
      isSimulated: false,
      foot: '',
      body: html`<h1 class="title">${pageText.away[language]}</h1><p class="lead">${pageText.awaySays[language]}</p>`,
    },
    site,
  )

function tableOf({ coins, days, money }: ListFacts, language: Language): Html {
  const { dollarsIn, count } = writersIn(language)
  const { price, compactPrice } = dollarsIn(money.tender)
  const t = (name: 'rank' | 'name' | 'price' | 'change' | 'size') => pageText[name][language]
  const rows = coins.map((coin, place) => {
    const day = days.get(coin.symbol)
    return html`<tr><td class="wide">${coin.rank === null ? '—' : count(coin.rank)}</td>
<th scope="row"><a href="${coinPath(coin, language)}">${logo(coin.image, 26, place > 9)}<span><b>${coin.name}</b> <small>${coin.symbol}</small></span></a></th>
<td>${day ? shown(price(day.priceUsd)) : '—'}</td><td>${day ? dayChange(day, money, language) : '—'}</td>
<td class="wide">${coin.marketCapUsd === null ? '—' : compactPrice(coin.marketCapUsd)}</td></tr>`
  })
  return html`<div class="card flush"><table><thead><tr><th class="wide" scope="col">${t('rank')}</th><th scope="col">${t('name')}</th>
<th scope="col">${t('price')}</th><th scope="col">${t('change')}</th><th class="wide" scope="col">${t('size')}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

function pagesOf({ page, pages }: ListFacts, language: Language): Html | false {
  const link = (to: number, rel: string, name: string) =>
    to < 1 || to > pages
      ? html`<span></span>`
      : html`<a class="button small" rel="${rel}" href="${pathOf(language, to)}">${name}</a>`
  return (
    pages > 1 &&
    html`<nav class="pages" aria-label="${pageText.pages[language]}">${link(page - 1, 'prev', pageText.before[language])}
<span>${pageText.pageOf[language](page, pages)}</span>${link(page + 1, 'next', pageText.after[language])}</nav>`
  )
}
