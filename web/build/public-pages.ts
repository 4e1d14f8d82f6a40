import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { accounts } from '../../contract/src/index.ts'
import { attributes, type Html, html, joined, xml } from '../../words/src/html.ts'
import { headTags } from '../../words/src/html-head.ts'
import { type Language, languages } from '../../words/src/language.ts'
import { knownPaths } from '../src/app/place.ts'
import { type Passage, type PublicPage, publicPages } from '../src/app/public-pages.ts'
import { emailText } from '../src/features/accounts/landing/email-messages.ts'
import { inLanguage } from '../src/lib/messages.ts'
import { drawPages } from './drawn-screens.ts'

/** Filled in by the server that sends the page: where it is reached, and under which address this page was asked for. */
const origin = '%ORIGIN%'
const address = '%ADDRESS%'
/** Where the server puts the figures of the record, which no build can know. */
const figures = '%FIGURES%'

const addressIn = (path: string, language: Language) => `${origin}${path}?language=${language}`

const alternatesOf = (path: string) => [
  ...languages.map(language => ({ hreflang: language as string, href: addressIn(path, language) })),
  { hreflang: 'x-default', href: `${origin}${path}` },
]

const headOf = ({ path, title, description }: PublicPage, language: Language): Html =>
  headTags({
    ...{ language, title: `${title[language]} · Pusula`, description: description[language], address },
    alternates: alternatesOf(path),
    image: { address: `${origin}/og/${language}.png`, widthPx: 1200, heightPx: 630 },
  })

const passageOf = ({ heading, says }: Passage, place: number): Html =>
  html`${place === 0 ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`}${says.map(line => html`<p>${line}</p>`)}`

/** The pages lead to each other and to the other language, so that whoever finds one finds all. */
function linksOf(language: Language): Html {
  const pages = publicPages.flatMap(({ path, title }) =>
    languages.map(
      each =>
        html`<a href="${path}?language=${each}"${attributes({ lang: each !== language && each })}>${title[each]}</a>`,
    ),
  )
  const lists = languages.map(
    each => html`<a href="${coinLists[each].path}" lang="${each}">${coinLists[each].name}</a>`,
  )
  return html`<nav>${joined([...pages, ...lists], ' ')}</nav>`
}

/** Pages that the server draws by itself. */
const coinLists: Record<Language, { path: string; name: string }> = {
  tr: { path: '/tr/coinler', name: 'Coin fiyatları' },
  en: { path: '/coins', name: 'Coin prices' },
}

const needsScript: Record<Language, string> = {
  tr: 'Pusula’yı kullanmak için tarayıcında JavaScript açık olmalı.',
  en: 'To use Pusula, JavaScript has to be on in your browser.',
}

const field = (label: string, name: string, more: Parameters<typeof attributes>[0]): Html =>
  html`<label>${label} <input name="${name}"${attributes(more)}></label>`

/** Posted by the browser itself; the server answers with pages. */
function formsOf(language: Language): Html {
  const t = inLanguage(emailText, language)
  const email = field(t.email, 'email', { type: 'email', required: true, maxlength: 254, autocomplete: 'username' })
  const secret = { type: 'password', required: true, maxlength: 200, autocomplete: 'current-password' }
  const terms = html`<label><input type="checkbox" name="terms" value="accepted" required> ${t.termsBefore}<a href="/privacy?language=${language}#terms">${t.termsLink}</a>${t.termsAfter}</label>`
  const joining = [
    field(t.firstName, 'firstName', { maxlength: 80, autocomplete: 'given-name' }),
    field(t.lastName, 'lastName', { maxlength: 80, autocomplete: 'family-name' }),
    email,
    terms,
  ]
  const form = (title: string, action: string, fields: readonly Html[], button: string) =>
    html`<h2>${title}</h2><form method="post" action="${action}?language=${language}">${fields}<button>${button}</button></form>`
  return html`${form(t.logIn, accounts.login.path, [email, field(t.password, 'password', secret)], t.logIn)}
${form(t.register, '/auth/join', joining, t.sendCode)}`
}

/**
 * The shell with the words of one page in one language: in its head, and in its body for readers without scripts. A page
 * that is drawn as well says its first passage there.
 */
export function filled(shell: string, page: PublicPage, language: Language, isDrawn = false): string {
  const [first, ...rest] = page.passages(language).map(passageOf)
  const body = html`<main>${!isDrawn && first}${page.hasForms && formsOf(language)}${rest}
${page.hasFigures && figures}<p>${needsScript[language]}</p>${linksOf(language)}</main>`
  // Replacements are functions, since a dollar sign in a text would be read as a pattern.
  return shell
    .replace(/<html lang="\w+">/, `<html lang="${language}">`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => String(headOf(page, language)))
    .replace(/<noscript>[\s\S]*<\/noscript>/, () => `<noscript>${body}</noscript>`)
}

function sitemap(): string {
  const entries = publicPages.flatMap(({ path }) => {
    const links = alternatesOf(path).map(
      ({ hreflang, href }) => xml`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return languages.map(language => xml`<url><loc>${addressIn(path, language)}</loc>${links}</url>`)
  })
  return String(xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${joined(entries, '\n')}
</urlset>
`)
}

/** What belongs to one person, or to nobody's search results. */
const closed = ['/api/', '/auth/', '/dashboard', '/admin', '/dev/', '/add-credits', '/subscribe', '/reset-password']

const robots = () =>
  [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-coins.xml`,
    '',
  ].join('\n')

const lightRules = /\[data-theme="light"\] (\{[^}]*\})/

/** The tokens of the app, and its light ones for where no script has chosen and the reader's own system does. */
function tokensOf() {
  const tokens = readFileSync(`${import.meta.dirname}/../src/ui/styles/tokens.css`, 'utf8')
  const light = lightRules.exec(tokens)?.[1]
  if (!light) throw new Error('the tokens have no light theme')
  return { tokens, bySystem: `@media (prefers-color-scheme: light) { :root:not([data-theme]) ${light} }` }
}

/** For pages that the server draws. */
function serverTokens(): string {
  const { tokens, bySystem } = tokensOf()
  return `${tokens.replaceAll('../fonts/', '/assets/')}\n${bySystem}\n`
}

/** The words of a page as a column, in which a link is seen to be one. */
const plainLook = [
  'noscript main { display: grid; gap: var(--space-2); max-width: 752px; margin: 0 auto; }',
  'noscript :is(h2, nav) { margin-top: var(--space-5); }',
  'noscript nav { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-5); }',
  'noscript form { display: grid; gap: var(--space-3); justify-items: start; }',
  'noscript :is(input:not([type=checkbox]), button) { display: block; min-height: var(--touch); padding: 0 var(--space-3); border: 1px solid currentColor; border-radius: var(--radius-sm); background: none; color: inherit; font: inherit; }',
  'noscript a { text-decoration: underline; line-height: var(--touch); }',
  // What a drawn screen waits for does not come without a script.
  '#root [aria-busy="true"] { display: none; }',
].join('\n')

/** Whoever has no script reads in the theme of their system; nobody else fetches it. */
const withPlainLook = (page: string, file: string) =>
  page.replace('</head>', () => `${html`<noscript><link rel="stylesheet" href="/${file}"></noscript>`}</head>`)

const fileOf = (path: string, language: Language) => `.pages/${path.slice(1) || 'index'}.${language}.html`

/** Emits each public page once per language beside the app, with a map for search engines and a list of addresses for the server. */
export const publicPageFiles = (): Plugin => ({
  name: 'public-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const shell = bundle['index.html']
      if (shell?.type !== 'asset') throw new Error('the app has no index.html')
      const plain = { name: 'without-script.css', source: `${tokensOf().bySystem}\n${plainLook}\n` }
      const look = this.getFileName(this.emitFile({ type: 'asset', ...plain }))
      const html = String(shell.source)
      const pageAt = (path: string, language: Language, isDrawn = true) => {
        const page = publicPages.find(each => each.path === path)
        return page ? withPlainLook(filled(html, page, language, isDrawn), look) : html
      }
      const drawn = await drawPages(pageAt, bundle)
      for (const { path } of publicPages)
        for (const language of languages) {
          const at = drawn.find(each => each.address === path && each.language === language)
          const source = at?.html ?? pageAt(path, language, false)
          this.emitFile({ type: 'asset', fileName: fileOf(path, language), source })
        }
      // Pages that are meant for nobody's search results are kept in one file, by address and language.
      const inside = drawn.filter(({ address }) => !publicPages.some(({ path }) => path === address))
      const source = JSON.stringify(inside)
      this.emitFile({ type: 'asset', fileName: '.pages/drawn.json', source })
      this.emitFile({ type: 'asset', fileName: '.pages/tokens.css', source: serverTokens() })
      this.emitFile({ type: 'asset', fileName: '.pages/sitemap.xml', source: sitemap() })
      this.emitFile({ type: 'asset', fileName: '.pages/robots.txt', source: robots() })
      this.emitFile({ type: 'asset', fileName: '.pages/paths.json', source: JSON.stringify(knownPaths) })
    },
  },
})
