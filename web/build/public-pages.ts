import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { accounts } from '../../contract/src/index.ts'
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)

const addressIn = (path: string, language: Language) => `${origin}${path}?language=${language}`
const alternate = (hreflang: string, href: string) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`
const property = (name: string, content: string) => `<meta property="og:${name}" content="${safe(content)}" />`

const locales: Record<Language, string> = { tr: 'tr_TR', en: 'en_US' }

function headOf({ path, title, description }: PublicPage, language: Language): string {
  const said = `${title[language]} · Pusula`
  return [
    `<title>${safe(said)}</title>`,
    `<meta name="description" content="${safe(description[language])}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...languages.map(each => alternate(each, addressIn(path, each))),
    alternate('x-default', `${origin}${path}`),
    property('type', 'website'),
    property('site_name', 'Pusula'),
    property('locale', locales[language]),
    property('title', said),
    property('description', description[language]),
    property('url', address),
    property('image', `${origin}/og/${language}.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ')
}

const passageOf = ({ heading, says }: Passage, place: number) => {
  const level = place === 0 ? 'h1' : 'h2'
  return `<${level}>${safe(heading)}</${level}>${says.map(line => `<p>${safe(line)}</p>`).join('')}`
}

/** The pages lead to each other and to the other language, so that whoever finds one finds all. */
const linksOf = (language: Language) =>
  `<nav>${publicPages
    .flatMap(page => languages.map(each => ({ page, each })))
    .map(({ page, each }) => {
      const name = safe(page.title[each])
      const lang = each === language ? '' : ` lang="${each}"`
      return `<a href="${page.path}?language=${each}"${lang}>${name}</a>`
    })
    .join(' ')} ${languages
    .map(each => `<a href="${coinLists[each].path}" lang="${each}">${coinLists[each].name}</a>`)
    .join(' ')}</nav>`

/** Pages that the server draws by itself. */
const coinLists: Record<Language, { path: string; name: string }> = {
  tr: { path: '/tr/coinler', name: 'Coin fiyatları' },
  en: { path: '/coins', name: 'Coin prices' },
}

const needsScript: Record<Language, string> = {
  tr: 'Pusula’yı kullanmak için tarayıcında JavaScript açık olmalı.',
  en: 'To use Pusula, JavaScript has to be on in your browser.',
}

const field = (label: string, name: string, more: string) =>
  `<label>${safe(label)} <input name="${name}" ${more}></label>`

/** Posted by the browser itself; the server answers with pages. */
function formsOf(language: Language): string {
  const t = inLanguage(emailText, language)
  const email = field(t.email, 'email', 'type="email" required maxlength="254" autocomplete="username"')
  const secret = field(
    t.password,
    'password',
    'type="password" required maxlength="200" autocomplete="current-password"',
  )
  const names = [
    field(t.firstName, 'firstName', 'maxlength="80" autocomplete="given-name"'),
    field(t.lastName, 'lastName', 'maxlength="80" autocomplete="family-name"'),
  ].join('')
  const terms = `<label><input type="checkbox" name="terms" value="accepted" required> ${safe(t.termsBefore)}<a href="/privacy?language=${language}#terms">${safe(t.termsLink)}</a>${safe(t.termsAfter)}</label>`
  const form = (title: string, action: string, fields: string, button: string) =>
    `<h2>${safe(title)}</h2><form method="post" action="${action}?language=${language}">${fields}<button>${safe(button)}</button></form>`
  return [
    form(t.logIn, accounts.login.path, email + secret, t.logIn),
    form(t.register, '/auth/join', names + email + terms, t.sendCode),
  ].join('')
}

/**
 * The shell with the words of one page in one language: in its head, and in its body for readers without scripts. A page
 * that is drawn as well says its first passage there.
 */
export function filled(shell: string, page: PublicPage, language: Language, isDrawn = false): string {
  const [first = '', ...rest] = page.passages(language).map(passageOf)
  const forms = page.hasForms ? formsOf(language) : ''
  const body = `<main>${isDrawn ? '' : first}${forms}${rest.join('')}${page.hasFigures ? figures : ''}<p>${needsScript[language]}</p>${linksOf(language)}</main>`
  // Replacements are functions, since a dollar sign in a text would be read as a pattern.
  return shell
    .replace(/<html lang="\w+">/, `<html lang="${language}">`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => headOf(page, language))
    .replace(/<noscript>[\s\S]*<\/noscript>/, () => `<noscript>${body}</noscript>`)
}

const sitemap = () => {
  const entries = publicPages.flatMap(({ path }) =>
    languages.map(language => {
      const others = [
        ...languages.map(each => ({ hreflang: each, href: addressIn(path, each) })),
        { hreflang: 'x-default', href: `${origin}${path}` },
      ]
      const links = others.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return `<url><loc>${addressIn(path, language)}</loc>${links.join('')}</url>`
    }),
  )
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
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
  page.replace('</head>', `<noscript><link rel="stylesheet" href="/${file}"></noscript></head>`)

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
