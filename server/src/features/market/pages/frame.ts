import { inProfile, type Jurisdiction, type Language, languages } from '@pusula/contract'
import { countedZeros } from '@pusula/words'
import { attributes, type Html, html } from '@pusula/words/html'
import { page as pageFrame } from '../../../platform/html/page.ts'
import { alternatesOf, appPath, listPath } from './addresses.ts'
import { pageText } from './messages.ts'

/** Base URL and page frame of the coin pages. */
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
  body: Html
  /** Who the prices are from. */
  foot: string
}

export const mark = html`<svg width="28" height="28" viewBox="0 0 64 64" aria-hidden="true"><path d="M52.35,19.28A24 24 0 1 1 40.99,9.75" fill="none" stroke="currentColor" stroke-width="5"/><path d="M21.39,44.64L37.36,36.5L37.67,35.19L27.87,26.97L26.64,27.5Z" fill="currentColor"/><path class="needle" d="M52.25,7.87L37.36,36.5L26.64,27.5Z"/></svg>`

const arrow = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>`
export const goOn = (href: string, label: string): Html => html`<a class="go" href="${href}">${label} ${arrow}</a>`

function topOf({ language, pathIn, otherPath }: Page): Html {
  const choices = languages.map(each => {
    const name = each.toUpperCase()
    if (each === language) return html`<b lang="${each}" aria-current="true">${name}</b>`
    const path = otherPath ?? pathIn?.(each) ?? listPath(each)
    return html`<a lang="${each}" hreflang="${each}" href="${path}">${name}</a>`
  })
  return html`<a class="skip" href="#page">${pageText.skip[language]}</a>
<header class="top"><a class="brand" href="${appPath(language)}">${mark}<span>Pusula</span></a>
<nav class="languages" aria-label="${pageText.language[language]}">${choices}</nav>
<a class="button small" href="${appPath(language)}">${pageText.openApp[language]}</a></header>`
}

/** The way back to the list, above a page that stands below it. */
export const crumbs = (language: Language, here: string): Html =>
  html`<nav class="crumbs" aria-label="${pageText.whereYouAre[language]}"><a href="${listPath(language)}">${pageText.coins[language]}</a>${arrow}<span aria-current="page">${here}</span></nav>`

function footOf({ language, foot, isSimulated }: Page, { jurisdiction }: Site): Html {
  const t = (name: 'advice' | 'privacy' | 'trackRecord' | 'coins' | 'simulated') => pageText[name][language]
  return html`<footer><p>${inProfile(t('advice'), language, jurisdiction)} ${isSimulated ? `${t('simulated')}.` : foot}</p>
<p class="links"><a href="${listPath(language)}">${t('coins')}</a>
<a href="/track-record?language=${language}">${t('trackRecord')}</a>
<a href="/privacy?language=${language}">${t('privacy')}</a></p></footer>`
}

/** A whole page in the clothes of the app, read without a script. */
export function framed(page: Page, site: Site): string {
  const { language, description, pathIn, structured, isSimulated, body } = page
  const { publicUrl, style: css } = site
  return pageFrame({
    ...{ language, title: `${page.title} · Pusula`, css, structured },
    found: {
      description,
      address: pathIn && publicUrl + pathIn(language),
      alternates: pathIn ? alternatesOf(pathIn, publicUrl) : [],
      image: { address: `${publicUrl}/og/${language}.png`, alt: 'Pusula', widthPx: 1200, heightPx: 630 },
    },
    body: html`${topOf(page)}<main id="page">${isSimulated && html`<p class="tag">${pageText.simulated[language]}</p>`}
${body}</main>${footOf(page, site)}`,
  })
}

/** A price whose zeros are counted for the eye; who hears or copies it gets it whole. */
export function shown(text: string): Html {
  const short = countedZeros(text)
  if (short === text) return html`${text}`
  return html`<span aria-hidden="true">${short}</span><span class="unseen">${text}</span>`
}

const shapes = { up: 'M5 1.2 9.4 8.8H.6Z', down: 'M5 8.8.6 1.2h8.8Z', even: 'M1 4.2h8v1.6H1Z' }

/** The way a number went, as a shape besides the colour. */
export const triangle = (way: keyof typeof shapes): Html =>
  html`<svg class="way" viewBox="0 0 10 10" aria-hidden="true"><path d="${shapes[way]}"/></svg>`

const wayOf = (value: number): keyof typeof shapes => (value > 0 ? 'up' : value < 0 ? 'down' : 'even')

export const change = (value: number, written: string): Html =>
  html`<span class="change ${wayOf(value)}">${triangle(wayOf(value))}${written}</span>`

export const logo = (image: string, sizePx: number, isLazy = false): Html =>
  html`<img class="logo" src="${image}" alt="" width="${sizePx}" height="${sizePx}"${attributes({ loading: isLazy && 'lazy' })}>`

export function searchForm(language: Language, words = ''): Html {
  const t = (name: 'search' | 'find' | 'example') => pageText[name][language]
  return html`<form class="search" role="search" action="${listPath(language)}"><label class="unseen" for="q">${t('search')}</label>
<input id="q" name="q" type="search" maxlength="64" autocomplete="off" placeholder="${t('example')}" value="${words}">
<button type="submit">${t('find')}</button></form>`
}
