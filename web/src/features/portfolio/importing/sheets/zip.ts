/** Errors of an archive: a lock, more in it than anybody could need, a table of too many columns, or bytes that are not as they should be. */
export type ArchiveComplaint = 'locked' | 'tooLarge' | 'tooWide' | 'broken'

export class ArchiveError extends Error {
  readonly complaint: ArchiveComplaint
  constructor(complaint: ArchiveComplaint) {
    super(complaint)
    this.complaint = complaint
  }
}

interface Part {
  method: number
  isLocked: boolean
  sum: number
  packedBytes: number
  at: number
}

/** Opens its parts by their names; undefined where there is none of that name. */
export type Archive = (name: string) => Promise<Uint8Array | undefined>

const endMark = 0x06054b50
const entryMark = 0x02014b50
const partMark = 0x04034b50
const endBytes = 22
/** The end may be followed by a remark of so many bytes. */
const longestRemark = 65_535
/** A field that is full stands for a larger one behind the name. */
const full = 0xffff_ffff
const largeField = 1
const [stored, deflated] = [0, 8]

/**
 * Opens a zip file. All of its parts together give at most so many bytes, counted as they come: what a file says of its own
 * size is not believed.
 */
export function openArchive(bytes: Uint8Array, maxBytes: number): Archive {
  const parts = partsOf(bytes)
  let left = maxBytes
  return async name => {
    const part = parts.get(keyOf(name))
    if (!part) return undefined
    if (part.isLocked) throw new ArchiveError('locked')
    const packed = packedIn(bytes, part)
    const content = part.method === stored ? packed : await inflated(packed, left)
    left -= content.length
    if (left < 0) throw new ArchiveError('tooLarge')
    if (checksum(content) !== part.sum) throw new ArchiveError('broken')
    return content
  }
}

/** Some writers part folders as Windows does, or name a part in other capitals than its link. */
const keyOf = (name: string) => name.replaceAll('\\', '/').toLowerCase()

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** What stands in the directory at the end; a view refuses whatever lies outside. */
function partsOf(bytes: Uint8Array): Map<string, Part> {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const parts = new Map<string, Part>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== entryMark) throw new ArchiveError('broken')
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const name = keyOf(new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)))
    const large = largeFields(view, nameEnd, extraEnd)
    const wide = (field: number) => (view.getUint32(field, true) === full ? large() : view.getUint32(field, true))
    // Behind the name they stand in this order: what it unpacks to, what it takes, where it begins.
    wide(at + 24)
    const packedBytes = wide(at + 20)
    const part: Part = {
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      sum: view.getUint32(at + 16, true),
      packedBytes,
      at: wide(at + 42),
    }
    if (!parts.has(name)) parts.set(name, part)
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return parts
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestRemark)
  for (let at = view.byteLength - endBytes; at >= first; at--) if (view.getUint32(at, true) === endMark) return at
  throw new ArchiveError('broken')
}

/** The fields of eight bytes, one after the other: some writers use them for small files too. */
function largeFields(view: DataView, from: number, end: number): () => number {
  let at = from
  while (at + 4 <= end && view.getUint16(at, true) !== largeField) at += 4 + view.getUint16(at + 2, true)
  at += 4
  return () => {
    if (at + 8 > end) throw new ArchiveError('broken')
    at += 8
    return Number(view.getBigUint64(at - 8, true))
  }
}

function packedIn(bytes: Uint8Array, { method, packedBytes, at }: Part): Uint8Array {
  const view = viewOf(bytes)
  if (at + 30 > bytes.length || view.getUint32(at, true) !== partMark) throw new ArchiveError('broken')
  if (method !== stored && method !== deflated) throw new ArchiveError('broken')
  const begins = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (begins + packedBytes > bytes.length) throw new ArchiveError('broken')
  return bytes.subarray(begins, begins + packedBytes)
}

async function inflated(packed: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(control) {
      // A file's bytes are never shared between threads, which is all that the types are in doubt about.
      control.enqueue(packed as Uint8Array<ArrayBuffer>)
      control.close()
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.length
    if (size <= maxBytes) continue
    // What was meant to fill the memory is not unpacked any further.
    await reader.cancel().catch(() => undefined)
    throw new ArchiveError('tooLarge')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** CRC-32: a bit that has turned on the way would be another price. */
export function checksum(bytes: Uint8Array): number {
  let sum = full
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ full) >>> 0
}
