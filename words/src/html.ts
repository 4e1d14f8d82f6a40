/**
 * Tagged templates for HTML and XML that escape what is put into them, by the place where it stands: a text, an attribute, an address. Every
 * page, mail, feed and sheet is made with them, so that nobody has to remember to escape.
 */

/** Markup made by a template. A text is never taken for it, since only this module makes one. */
export class Html {
  readonly #markup: string
  constructor(markup: string) {
    this.#markup = markup
  }
  toString(): string {
    return this.#markup
  }
}

/** Attributes made by `attributes`, for a hole among those of a tag. */
class Attributes extends Html {}

/** What may stand in a hole of a template; nothing is written for null, undefined and false. */
export type Child = Html | string | number | null | undefined | false | readonly Child[]

/** `text` inside an element, `attribute` inside quotes, `address` where quotes hold nothing before it, `tag` among the attributes. */
type Place = 'text' | 'attribute' | 'address' | 'tag'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

const addressAttributes = new Set(['href', 'src', 'action', 'formaction'])
const safeSchemes = new Set(['http', 'https', 'mailto'])
/** Leads nowhere, in place of an address that would run a script. */
const nowhere = '#'

/** Browsers drop spaces and control characters before they look for the scheme, and so must we: `java\nscript:` runs. */
function safeAddress(address: string): string {
  const scheme = /^([^/?#:]*):/.exec(address.replace(/[^!-\uFFFF]/g, ''))?.[1]
  return scheme === undefined || safeSchemes.has(scheme.toLowerCase()) ? address : nowhere
}

/** XML has no way to write these, not even as entities. */
const withoutControls = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/** Where each hole of a template stands. A template in which that cannot be told is a mistake of ours, and throws when it is first used. */
function placesOf(strings: readonly string[]): Place[] {
  const refuse = (why: string): never => {
    throw new Error(`${why}: ${strings.join('…').slice(0, 200)}`)
  }
  let inside: 'text' | 'tag' | 'quotes' | 'raw' = 'text'
  let [tag, quote, attribute] = ['', '', '']
  return strings.map((string, index) => {
    let rest = string
    const find = (end: RegExp): RegExpExecArray | null => {
      const found = end.exec(rest)
      rest = found ? rest.slice(found.index + found[0].length) : ''
      return found
    }
    while (rest) {
      const before = rest
      if (inside === 'text') {
        const begun = find(/<([a-z!?/][^\s>"']*)?/i)
        if (begun && begun[1] === undefined) refuse('a tag without a name')
        if (begun) [inside, tag] = ['tag', begun[1]?.toLowerCase() ?? '']
      } else if (inside === 'tag') {
        const sign = find(/["'>]/)?.[0]
        if (!sign && /=\s*$/.test(before)) refuse('an attribute without quotes')
        if (sign === '>') inside = tag === 'script' || tag === 'style' ? 'raw' : 'text'
        else if (sign) {
          ;[inside, quote] = ['quotes', sign]
          attribute = /([\w:-]+)=$/.exec(before.slice(0, before.indexOf(sign)))?.[1]?.toLowerCase() ?? ''
          if (attribute.startsWith('on')) refuse('an attribute that is a script')
          if (!rest && addressAttributes.has(attribute)) return 'address'
        }
      } else if (inside === 'quotes') {
        if (find(quote === '"' ? /"/ : /'/)) inside = 'tag'
      } else if (find(tag === 'script' ? /<\/script/i : /<\/style/i)) [inside, tag] = ['tag', '']
    }
    const isLast = index === strings.length - 1
    if (isLast && inside !== 'text') refuse('an open tag')
    if (inside === 'raw') refuse('a hole in a script or a style')
    return inside === 'quotes' ? 'attribute' : inside === 'tag' ? 'tag' : 'text'
  })
}

function written(child: Child, place: Place, clean: (text: string) => string): string {
  if (child === null || child === undefined || child === false) return ''
  if (typeof child === 'string' || typeof child === 'number') {
    if (place === 'tag') throw new Error(`a text among the attributes of a tag: ${child}`)
    const text = clean(String(child))
    return escaped(place === 'address' ? safeAddress(text) : text)
  }
  if (!(child instanceof Html)) return child.map(each => written(each, place, clean)).join('')
  if (place !== (child instanceof Attributes ? 'tag' : 'text')) throw new Error(`markup in a wrong place: ${child}`)
  return String(child)
}

const template = (clean: (text: string) => string) => {
  /** A template is the same object every time it is used. */
  const known = new WeakMap<TemplateStringsArray, Place[]>()
  return (strings: TemplateStringsArray, ...children: readonly Child[]): Html => {
    const places = known.get(strings) ?? placesOf(strings)
    known.set(strings, places)
    let markup = strings[0] ?? ''
    for (const [index, child] of children.entries())
      markup += written(child, places[index] ?? 'text', clean) + strings[index + 1]
    return new Html(markup)
  }
}

export const html = template(text => text)
export const xml = template(withoutControls)

/** Attributes as they follow each other in a tag: `<input${attributes({ name, required: true })}>`. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
  const all = Object.entries(values).map(([name, value]) => {
    if (!/^[a-z][\w:-]*$/i.test(name) || /^on/i.test(name)) throw new Error(`no attribute is called ${name}`)
    if (value === null || value === undefined || value === false) return ''
    if (value === true) return ` ${name}`
    return ` ${name}="${escaped(addressAttributes.has(name) ? safeAddress(String(value)) : String(value))}"`
  })
  return new Attributes(all.join(''))
}

/** Children with something between them, none before the first or after the last. */
export const joined = (children: readonly Child[], between: string): Html =>
  html`${children.filter(child => child || child === 0).map((child, index) => [index > 0 && between, child])}`

/** Data for scripts and machines to read. A `<` in it would end the element or begin a comment; to some a U+2028 is a line's end. */
export function dataScript(
  data: unknown,
  { type = 'application/json', id }: { type?: string; id?: string } = {},
): Html {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return new Html(`<script${attributes({ type, id })}>${json}</script>`)
}

/** A script of ours. Compilers rewrite a tagged template in which its end tag stands, so that it has no place in one. */
export const scriptElement = (src: string): Html => new Html(`<script${attributes({ src })}></script>`)

/** A style sheet of ours inside the page. */
export function styleElement(css: string): Html {
  if (/<\/style/i.test(css)) throw new Error('a style sheet that ends its element')
  return new Html(`<style>${css}</style>`)
}

/** Markup that was made before and is read from a file of ours, such as what the build has drawn. Never for a text that somebody else wrote. */
export const trusted = (markup: string): Html => new Html(markup)
