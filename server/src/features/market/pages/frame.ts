import { inProfile, type Jurisdiction, type Language, languages } from '@pusula/contract'
import { countedZeros } from '@pusula/words'
import { escapeHtml } from '../../../platform/http/html.ts'
import { alternatesOf, appPath, listPath } from './addresses.ts'
import { pageText } from './messages.ts'

/** Where the product is reached, and the look of its pages. */
export interface Site {
  publicUrl: string
  style: string
  /** Whose words about risk stand at the end. */
  jurisdiction: Jurisdiction
}

interface Page {
  language: Language
  title: string
  description: string
  /** The address of the page in each language; left out for what no search engine should keep. */
  pathIn: ((language: Language) => string) | undefined
  /** The same page in the other language, where that has no address of its own to be found under. */
  otherPath?: string
  /** For machines that read pages. */
  structured?: object
  isSimulated: boolean
  body: string
  /** Who the prices are from. */
  foot: string
}

const locales = { tr: 'tr_TR', en: 'en_US' }

const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`

/** Inside a script nothing may look like its end. */
const structuredData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

function headOf(page: Page, { publicUrl, style }: Site): string {
  const { language, description, pathIn } = page
  const title = `${page.title} · Pusula`
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#0A0F13"><script src="/theme.js"></script>',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    ...(pathIn
      ? [
          `<link rel="canonical" href="${escapeHtml(publicUrl + pathIn(language))}">`,
          ...alternatesOf(pathIn, publicUrl).map(
            ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
          ),
          property('url', publicUrl + pathIn(language)),
        ]
      : ['<meta name="robots" content="noindex">']),
    ...[property('type', 'website'), property('site_name', 'Pusula'), property('locale', locales[language])],
    ...[property('title', title), property('description', description)],
    ...[property('image', `${publicUrl}/og/${language}.png`), property('image:alt', 'Pusula')],
    ...[property('image:width', '1200'), property('image:height', '630')],
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="preload" href="/assets/hanken-grotesk-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>',
    `<style>${style}</style>`,
    page.structured ? structuredData(page.structured) : '',
  ].join('\n')
}

export const mark =
  '<svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true">' +
  '<path d="M52.35,19.28A24 24 0 1 1 40.99,9.75" fill="none" stroke="currentColor" stroke-width="5"/>' +
  '<path d="M21.39,44.64L37.36,36.5L37.67,35.19L27.87,26.97L26.64,27.5Z" fill="currentColor"/>' +
  '<path class="needle" d="M52.25,7.87L37.36,36.5L26.64,27.5Z"/></svg>'

const arrow = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>'
export const goOn = (href: string, label: string): string =>
  `<a class="go" href="${href}">${escapeHtml(label)} ${arrow}</a>`

function topOf({ language, pathIn, otherPath }: Page): string {
  const choices = languages.map(each => {
    const name = each.toUpperCase()
    if (each === language) return `<b lang="${each}" aria-current="true">${name}</b>`
    return `<a lang="${each}" hreflang="${each}" href="${escapeHtml(otherPath ?? pathIn?.(each) ?? listPath(each))}">${name}</a>`
  })
  return (
    `<a class="skip" href="#page">${pageText.skip[language]}</a>` +
    `<header class="top"><a class="brand" href="${appPath(language)}">${mark}<span>Pusula</span></a>` +
    `<nav class="languages" aria-label="${pageText.language[language]}">${choices.join('')}</nav>` +
    `<a class="button small" href="${appPath(language)}">${pageText.openApp[language]}</a></header>`
  )
}

/** The way back to the list, above a page that stands below it. */
export const crumbs = (language: Language, here: string): string =>
  `<nav class="crumbs" aria-label="${pageText.whereYouAre[language]}"><a href="${listPath(language)}">` +
  `${pageText.coins[language]}</a>${arrow}<span aria-current="page">${escapeHtml(here)}</span></nav>`

function footOf({ language, foot, isSimulated }: Page, { jurisdiction }: Site): string {
  const t = (name: 'advice' | 'privacy' | 'trackRecord' | 'coins' | 'simulated') => pageText[name][language]
  const link = (path: string, name: string) => `<a href="${path}">${name}</a>`
  return (
    `<footer><p>${inProfile(t('advice'), language, jurisdiction)} ${escapeHtml(isSimulated ? `${t('simulated')}.` : foot)}</p><p class="links">` +
    link(listPath(language), t('coins')) +
    link(`/track-record?language=${language}`, t('trackRecord')) +
    link(`/privacy?language=${language}`, t('privacy')) +
    '</p></footer>'
  )
}

/** A whole page in the clothes of the app, read without a script. Who makes its body has escaped what is not ours. */
export const framed = (page: Page, site: Site): string => `<!doctype html>
<html lang="${page.language}" data-language="fixed"><head>${headOf(page, site)}</head>
<body>${topOf(page)}<main id="page">${page.isSimulated ? `<p class="tag">${pageText.simulated[page.language]}</p>` : ''}
${page.body}</main>${footOf(page, site)}</body></html>`

/** A price whose zeros are counted for the eye; who hears or copies it gets it whole. */
export function shown(text: string): string {
  const short = countedZeros(text)
  if (short === text) return escapeHtml(text)
  return `<span aria-hidden="true">${escapeHtml(short)}</span><span class="unseen">${escapeHtml(text)}</span>`
}

const shapes = { up: 'M5 1.2 9.4 8.8H.6Z', down: 'M5 8.8.6 1.2h8.8Z', even: 'M1 4.2h8v1.6H1Z' }

/** The way a number went, as a shape besides the colour. */
export const triangle = (way: keyof typeof shapes): string =>
  `<svg class="way" viewBox="0 0 10 10" aria-hidden="true"><path d="${shapes[way]}"/></svg>`

const wayOf = (value: number): keyof typeof shapes => (value > 0 ? 'up' : value < 0 ? 'down' : 'even')

export const change = (value: number, written: string): string =>
  `<span class="change ${wayOf(value)}">${triangle(wayOf(value))}${written}</span>`

export const logo = (image: string, sizePx: number, isLazy = false): string =>
  `<img class="logo" src="${escapeHtml(image)}" alt="" width="${sizePx}" height="${sizePx}"${isLazy ? ' loading="lazy"' : ''}>`

export function searchForm(language: Language, words = ''): string {
  const t = (name: 'search' | 'find' | 'example') => pageText[name][language]
  return (
    `<form class="search" role="search" action="${listPath(language)}"><label class="unseen" for="q">${t('search')}</label>` +
    `<input id="q" name="q" type="search" maxlength="64" autocomplete="off" placeholder="${t('example')}" value="${escapeHtml(words)}">` +
    `<button type="submit">${t('find')}</button></form>`
  )
}
