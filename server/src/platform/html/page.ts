import type { Language } from '@pusula/contract'
import { attributes, dataScript, type Html, html, scriptElement, styleElement } from '@pusula/words/html'
import { type Head, headTags, noIndex } from '@pusula/words/html-head'
import type { FastifyInstance } from 'fastify'
import { pageTokens, plainStyle } from './style.ts'

const documentOf = (language: Language, data: Record<string, string | undefined>, head: Html, body: Html): string =>
  String(html`<!doctype html>
<html lang="${language}"${attributes(data)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}</head>
<body>${body}</body></html>`)

interface Page {
  language: Language
  title: string
  /** For search engines and previews of links; a page without it is for neither. */
  found?: Omit<Head, 'language' | 'title'>
  /** Stands in the page itself where a round trip counts; its hash is then in the policy of the page. */
  css?: string
  /** What machines that read pages may quote. */
  structured?: object | undefined
  body: Html
}

/** The frame of every page that the server draws: in the theme of the reader, in the language of its address, whole without a script. */
export const page = ({ language, title, found, css, structured, body }: Page): string =>
  documentOf(
    language,
    { 'data-language': 'fixed' },
    html`<meta name="theme-color" content="#0A0F13">${scriptElement('/theme.js')}
${found ? headTags({ language, title, ...found }) : html`<title>${title}</title>${noIndex}`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="preload" href="/assets/hanken-grotesk-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
${css === undefined ? html`<link rel="stylesheet" href="${stylePath}">` : styleElement(css)}
${structured && dataScript(structured, { type: 'application/ld+json' })}`,
    body,
  )

/** Page frame of the embedded card, without subresources. Without a theme it takes that of the reader's system. */
export const cardPage = (language: Language, theme: string | undefined, title: string, css: string, body: Html) =>
  documentOf(language, { 'data-theme': theme }, html`<title>${title}</title>${styleElement(css)}`, body)

interface PlainPage {
  language: Language
  title: string
  /** A word beside the name, such as that this is a test. */
  tag?: string
  body: Html
}

/** A form or a note in a narrow column. */
export const plainPage = ({ language, title, tag, body }: PlainPage): string =>
  page({
    ...{ language, title },
    body: html`<main class="narrow"><header><span>Pusula</span>${tag && html`<span class="tag">${tag}</span>`}</header>
${body}</main>`,
  })

const stylePath = '/auth/page.css'

/** Serves the style sheet of the pages that do not bring their own. */
export function servePageStyle(fastify: FastifyInstance, webFolder: string) {
  const style = plainStyle(pageTokens(webFolder))
  fastify.get(stylePath, (_, reply) => reply.type('text/css').send(style))
}

/** A field of a plain form with its label. */
export const field = (label: string, name: string, more: Parameters<typeof attributes>[0], value = ''): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input${attributes({ id: name, name, value, ...more })}></div>`

/** What a plain form carries along unseen; nothing for what is not there. */
export const hiddenFields = (values: Readonly<Record<string, string | undefined>>): Html =>
  html`${Object.entries(values).map(([name, value]) => value && html`<input type="hidden" name="${name}" value="${value}">`)}`

/** A table with its title; nothing where it has no rows. */
export function htmlTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): Html | false {
  return (
    rows.length > 0 &&
    html`<table><caption>${title}</caption><thead><tr>${head.map(text => html`<th>${text}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(text => html`<td>${text}</td>`)}</tr>`)}</tbody></table>`
  )
}
