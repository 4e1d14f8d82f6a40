import { createReadStream } from 'node:fs'
import { type ReplyOf, record } from '@pusula/contract'

type TrackRecord = ReplyOf<typeof record.trackRecord>

/** Some days of fifty coins: long enough that the candles of a day are seldom asked for twice, short enough to hold a few. */
const lotBytes = 32 * 1024 * 1024
const newline = 10

const isAddress = (name: string) => /^https?:\/\//.test(name)
const isFileAddress = (name: string) => /\.ndjson(\?.*)?$/.test(name)
const isSite = (name: string) => isAddress(name) && !isFileAddress(name)

const siteOf = (name: string) => `${name.replace(/\/+$/, '')}${record.trackRecord.path}`

async function get(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}

const recordAt = async (name: string) => (await (await get(siteOf(name))).json()) as TrackRecord

/** What files and addresses hold, one after the other, in lots of whole lines. */
export const lotsOf = (names: readonly string[]): AsyncGenerator<Uint8Array> => inLots(chunksOf(names))

async function* chunksOf(names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    if (!isAddress(name)) yield* ended(createReadStream(name, { highWaterMark: 1024 * 1024 }))
    else if (isFileAddress(name)) yield* fetched(name)
    else
      for (const { month } of (await recordAt(name)).chain.months.toReversed())
        yield* fetched(`${siteOf(name)}/${month}.ndjson`)
  }
}

async function* fetched(address: string): AsyncGenerator<Uint8Array> {
  const { body } = await get(address)
  if (body) yield* ended(body)
}

/** A file whose last line was not ended is ended here: the next one begins a line of its own. */
async function* ended(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let last: number | undefined
  for await (const chunk of chunks) {
    last = chunk.at(-1)
    yield chunk
  }
  if (last !== undefined && last !== newline) yield Uint8Array.of(newline)
}

async function* inLots(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    const end = size + chunk.length < lotBytes ? 0 : chunk.lastIndexOf(newline) + 1
    if (end) {
      yield joined([...parts, chunk.subarray(0, end)], size + end)
      parts = []
      size = 0
    }
    parts.push(chunk.subarray(end))
    size += chunk.length - end
  }
  if (size) yield joined(parts, size)
}

/** In memory of its own, which can be handed to another thread. */
function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Whether what is asked for is a whole record, and not files of it. */
export const isWholeRecord = (names: readonly string[]) => names.length === 1 && names.every(isSite)

/** A hash that was published, and where. */
interface Published {
  id: number
  hash: string
  where: string
}

/** What was published before the reading began has to be in what is read: the seals, and the end that each answer names. */
export async function publishedBy(names: readonly string[]): Promise<Published[]> {
  const published: Published[] = []
  for (const name of names.filter(isSite)) {
    const text = await (await get(`${siteOf(name)}/seals.txt`)).text()
    const { length, hash } = (await recordAt(name)).chain
    if (length) published.push({ id: length, hash, where: 'the end of the chain' })
    for (const line of text.split('\n').filter(Boolean)) {
      const [day = '', id, sealed = ''] = line.split(' ')
      published.push({ id: Number(id), hash: sealed, where: `the seal of ${day}` })
    }
  }
  return published
}
