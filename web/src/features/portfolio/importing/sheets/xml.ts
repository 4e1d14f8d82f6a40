/** XML tokens: a tag, or the text between two. */
interface Piece {
  kind: 'open' | 'close' | 'text'
  /** The name of a tag without its namespace, or the text. */
  text: string
  /** What stands behind the name of a tag, read only when it is asked for. */
  rest: string
}

/** Tags and texts in their order. A tag that ends in itself opens and closes. One pass, however the text is made. */
export function* piecesOf(xml: string): Generator<Piece> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const until = open < 0 ? xml.length : open
    if (until > at) yield { kind: 'text', text: unescaped(xml.slice(at, until)), rest: '' }
    if (open < 0) return
    const sign = xml[open + 1]
    const special =
      sign === '!' || sign === '?' ? specials.find(({ begins }) => xml.startsWith(begins, open)) : undefined
    if (special) {
      const end = endOf(xml, special.ends, open)
      if (special.isText) yield { kind: 'text', text: xml.slice(open + special.begins.length, end), rest: '' }
      at = end + special.ends.length
      continue
    }
    const end = tagEnd(xml, open)
    const tag = xml.slice(open + 1, end)
    at = end + 1
    const isClose = tag.startsWith('/')
    const isBoth = tag.endsWith('/')
    const inner = isClose || isBoth ? tag.slice(isClose ? 1 : 0, isBoth ? -1 : undefined) : tag
    const space = inner.search(/\s/)
    const named = space < 0 ? inner : inner.slice(0, space)
    const text = named.slice(named.indexOf(':') + 1)
    if (!isClose) yield { kind: 'open', text, rest: space < 0 ? '' : inner.slice(space) }
    if (isClose || isBoth) yield { kind: 'close', text, rest: '' }
  }
}

const specials = [
  { begins: '<!--', ends: '-->', isText: false },
  { begins: '<![CDATA[', ends: ']]>', isText: true },
  { begins: '<?', ends: '?>', isText: false },
  { begins: '<!', ends: '>', isText: false },
]

function endOf(xml: string, ends: string, from: number): number {
  const end = xml.indexOf(ends, from)
  if (end < 0) throw new Error('a tag that does not end')
  return end
}

/** A value in quotes may hold the sign that ends a tag. */
function tagEnd(xml: string, open: number): number {
  const first = xml.indexOf('>', open)
  // Most tags have no value.
  if (first >= 0 && !/["']/.test(xml.slice(open, first))) return first
  let quote = ''
  for (let at = open + 1; at < xml.length; at++) {
    const sign = xml[at] ?? ''
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
  }
  throw new Error('a tag that does not end')
}

/** The values of a tag by their names without a namespace. */
export function valuesIn(rest: string): Partial<Record<string, string>> {
  if (rest === '') return {}
  // A name begins behind a space or its namespace: whatever stands there is looked at once.
  const found = rest.matchAll(/(?<=^|[\s:])([^\s=:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries([...found].map(([, name, double, single]) => [name, unescaped(double ?? single ?? '')]))
}

const signs: Partial<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const lastLetter = 0x10ffff

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, decimal, name) => {
    if (name) return signs[name] ?? all
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= lastLetter ? String.fromCodePoint(code) : all
  })
}
