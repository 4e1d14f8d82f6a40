/** Byte order marks. */
const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** Where nothing is said, so many bytes tell. */
const looked = 1_000

/** In two bytes a plain letter has an empty half: the second one, or the first. */
function halvesOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const beginning = bytes.subarray(0, looked)
  const emptyOf = (half: number) => beginning.filter((byte, i) => byte === 0 && i % 2 === half).length
  const [first, second] = [emptyOf(0), emptyOf(1)]
  if (first + second < beginning.length / 4) return undefined
  return second > first ? 'utf-16le' : 'utf-16be'
}

/**
 * The text of a file: UTF-8 and UTF-16 with or without their mark, and else Windows-1254, in which older spreadsheets save
 * Turkish letters. Its letters beyond the plain ones are never UTF-8 by chance.
 */
export function textOf(bytes: Uint8Array): string {
  const marked = marks.find(mark => mark.bytes.every((byte, i) => bytes[i] === byte))
  const encoding = marked?.encoding ?? halvesOf(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
