import type { Page } from '@playwright/test'
import type { Language } from '@pusula/contract'

/** Figures as the specification writes them, worked out a second time and not taken from the app. */

const locale = { tr: 'tr-TR', en: 'en-US' }
const decimalsOf = (price: number) => (price < 0.001 ? 8 : price < 1 ? 6 : price < 100 ? 4 : 2)

/** A number with so many decimals: 1.234,56 in Turkish, 1,234.56 in English. */
export const digits = (value: number, language: Language, decimals: number) =>
  new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** A price by its size. */
export const written = (price: number, language: Language, decimals = decimalsOf(price)) =>
  `$${digits(price, language, decimals)}`

/** As on a scale, where the cents of a large price say nothing. */
export const rough = (price: number, language: Language) =>
  written(price, language, price >= 1_000 ? 0 : decimalsOf(price))

/** What the server says to the page the next time it asks there. */
export const replyOf = (page: Page, path: string) =>
  page.waitForResponse(response => response.url().includes(path) && response.ok()).then(response => response.json())

/** A page as it would come without the replies that travel with it: its screen asks for them itself. */
export const withoutReplies = (page: Page, url: string) =>
  page.route(url, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script type="application\/json" id="replies">.*?<\/script>/s, '')
    await route.fulfill({ response, body })
  })
