/** Largest row: one of ours has a few hundred characters, one of a public list of coins two thousand. */
const longestItem = 16_384

/** A text that is no list in JSON. */
export class NoList extends Error {}

/**
 * The texts of a list's items, which are not looked into: a long list is read item by item, a deep one not at all. An
 * item that does not end in good time is null, and nothing follows it.
 */
export function* jsonItems(text: string): Generator<string | null> {
  let at = pastSpace(text, 0)
  if (text[at] !== '[') throw new NoList()
  at = pastSpace(text, at + 1)
  while (text[at] !== ']') {
    const end = itemEnd(text, at)
    if (end === undefined && text.length - at > longestItem) {
      yield null
      return
    }
    if (end === undefined || end === at) throw new NoList()
    yield text.slice(at, end)
    at = pastSpace(text, end)
    if (text[at] === ',') {
      at = pastSpace(text, at + 1)
      if (text[at] === ']') throw new NoList()
    } else if (text[at] !== ']') throw new NoList()
  }
  if (pastSpace(text, at + 1) < text.length) throw new NoList()
}

const noSpace = /[^ \t\r\n]/g

function pastSpace(text: string, start: number): number {
  noSpace.lastIndex = start
  return noSpace.test(text) ? noSpace.lastIndex - 1 : text.length
}

const structure = /["{}[\],]/g

/** Where an item ends: its brackets are closed, and none of them stands inside a text. */
function itemEnd(text: string, start: number): number | undefined {
  const within = text.slice(start, start + longestItem)
  let depth = 0
  for (let at = 0; ; ) {
    structure.lastIndex = at
    if (!structure.test(within)) return undefined
    at = structure.lastIndex
    const sign = within[at - 1]
    if (sign === '"') {
      const end = textEnd(within, at)
      if (end === undefined) return undefined
      at = end
    } else if (sign === '{' || sign === '[') depth++
    else if (depth === 0) return start + at - 1
    else if (sign !== ',' && --depth === 0) return start + at
  }
}

const textMark = /["\\]/g

/** Behind the quote that ends a text. */
function textEnd(within: string, start: number): number | undefined {
  for (let at = start; ; at++) {
    textMark.lastIndex = at
    if (!textMark.test(within)) return undefined
    at = textMark.lastIndex
    if (within[at - 1] === '"') return at
  }
}
