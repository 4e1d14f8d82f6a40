/** A coin takes a tenth of it. */
const longestItem = 2_000

const [quote, backslash, comma, open, close, openObject, closeObject] = [...'"\\,[]{}'].map(sign => sign.charCodeAt(0))

/** The items of a list in JSON, one by one: reading a long one in one go would hold everybody up. Throws where it is none. */
export function* jsonItems(text: string): Generator<unknown> {
  const start = text.search(/\S/)
  if (text.charCodeAt(start) !== open) throw new SyntaxError('not a list')
  let [itemStart, depth, isInText] = [start + 1, 0, false]
  for (let i = start + 1; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (i - itemStart > longestItem) throw new SyntaxError('too long an item')
    if (isInText) {
      if (sign === backslash) i++
      else if (sign === quote) isInText = false
    } else if (sign === quote) isInText = true
    else if (sign === open || sign === openObject) depth++
    else if (depth > 0 && (sign === close || sign === closeObject)) depth--
    else if (depth === 0 && (sign === comma || sign === close)) {
      const item = text.slice(itemStart, i)
      const isEmptyList = sign === close && itemStart === start + 1 && item.trim() === ''
      if (!isEmptyList) yield JSON.parse(item)
      itemStart = i + 1
      if (sign === close) {
        if (/\S/.test(text.slice(i + 1))) throw new SyntaxError('more than a list')
        return
      }
    }
  }
  throw new SyntaxError('a list without end')
}
