/** Tag limit against slow parsing (DoS): honest feeds have a few thousand; the parser needs seconds for many more. */
const maxTags = 30_000
const longestTag = 8_000

/**
 * Guard against XML bombs: why a document must not reach the parser; undefined for one that may. It is walked through once, by the parser's own
 * steps: what it takes for a tag is counted, and what it could take for two things is a trap.
 */
export function unsafeXmlReason(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'defines entities'
  let tags = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (++tags > maxTags) return 'too many tags'
    const end = endOf(text, at)
    if (end === undefined) return 'a tag without end'
    at = end
  }
  return undefined
}

/** Where that which opens here has ended; undefined where it does not, or where two readers would find two ends. */
function endOf(text: string, at: number): number | undefined {
  const opens = (beginning: string) => text.startsWith(beginning, at)
  if (opens('<!--')) return sameEnd(after(text, '-->', at + 4), after(text, '-->', at + 3))
  if (opens('<![')) return after(text, ']]>', at)
  if (opens('<?')) return sameEnd(afterQuotes(text, '?>', at + 1), after(text, '?>', at + 1))
  if (opens('</')) return near(at, after(text, '>', at))
  const end = near(at, afterQuotes(text, '>', at + 1))
  // What a document type declares inside itself is read by rules of its own.
  return opens('<!') && /[<[]/.test(text.slice(at + 1, end)) ? undefined : end
}

const sameEnd = (one: number | undefined, other: number | undefined) => (one === other ? one : undefined)
const near = (at: number, end: number | undefined) => (end === undefined || end - at > longestTag ? undefined : end)

function after(text: string, closing: string, from: number): number | undefined {
  const found = text.indexOf(closing, from)
  return found < 0 ? undefined : found + closing.length
}

/** The same outside of quotes, as far as a tag may be long. */
function afterQuotes(text: string, closing: string, from: number): number | undefined {
  let quote = ''
  for (let i = from; i < text.length && i - from <= longestTag; i++) {
    const letter = text.charAt(i)
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (text.startsWith(closing, i)) return i + closing.length
  }
  return undefined
}
