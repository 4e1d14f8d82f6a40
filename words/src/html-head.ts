import { type Html, html } from './html.ts'
import type { Language } from './language.ts'

/** Head of a page: meta tags, Open Graph and structured data. */
export interface Head {
  language: Language
  title: string
  description: string
  /** Its one address; without one no search engine is to keep the page. */
  address: string | undefined
  alternates?: readonly { hreflang: string; href: string }[]
  image: { address: string; alt?: string; widthPx: number; heightPx: number }
}

export const noIndex = html`<meta name="robots" content="noindex">`

const locales: Record<Language, string> = { tr: 'tr_TR', en: 'en_US' }
/** What is said of a link where it is sent (Open Graph). */
export const property = (name: string, content: string | number) =>
  html`<meta property="og:${name}" content="${content}">`

export const headTags = ({ language, title, description, address, alternates = [], image }: Head): Html => html`
<title>${title}</title><meta name="description" content="${description}">
${
  address === undefined
    ? noIndex
    : [
        html`<link rel="canonical" href="${address}">`,
        alternates.map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}">`),
        property('url', address),
      ]
}
${property('type', 'website')}${property('site_name', 'Pusula')}${property('locale', locales[language])}
${property('title', title)}${property('description', description)}
${property('image', image.address)}${image.alt && property('image:alt', image.alt)}
${property('image:width', image.widthPx)}${property('image:height', image.heightPx)}
<meta name="twitter:card" content="summary_large_image">`
