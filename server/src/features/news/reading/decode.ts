/** Marks at the very beginning that say how a text was written. */
const marks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Without a mark, UTF-16 shows itself by the zero beside the first bracket. */
function encodingByShape(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  return undefined
}

/** What the document says of itself in its first line. */
function encodingInside(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]
}

/** What the server says of it. */
const encodingOutside = (contentType: string) => /\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]

/**
 * The text of a document. Outlets declare one encoding and send another often enough: what calls itself UTF-8 and is
 * not is read as Turkish Windows, which is right for the outlets we read and harmless for plain English.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = marks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1] ?? encodingByShape(bytes)
  const declared = marked ?? encodingOutside(contentType) ?? encodingInside(bytes) ?? 'utf-8'
  return tryDecode(bytes, declared) ?? tryDecode(bytes, 'utf-8') ?? new TextDecoder('windows-1254').decode(bytes)
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
