import { languages } from '@pusula/contract'
import { escapeHtml } from '../../../platform/http/html.ts'
import type { Coin } from '../facts.ts'
import { alternatesOf, coinPath, listPath } from './addresses.ts'

const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** The list and the pages of these coins, each at its address in each language. */
export function sitemapOf(coins: readonly Coin[], publicUrl: string): string {
  const pages = [listPath, ...coins.map(coin => (language: (typeof languages)[number]) => coinPath(coin, language))]
  const entries = pages.flatMap(pathIn => {
    const links = alternatesOf(pathIn, publicUrl).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    return languages.map(
      language => `<url><loc>${escapeHtml(publicUrl + pathIn(language))}</loc>${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}
