import { createReadStream } from 'node:fs'
import { type ReplyOf, record } from '@pusula/contract'

type TrackRecord = ReplyOf<typeof record.trackRecord>

const isAddress = (name: string) => /^https?:\/\//.test(name)
const isFileAddress = (name: string) => /\.ndjson(\?.*)?$/.test(name)

const siteOf = (name: string) => `${name.replace(/\/+$/, '')}${record.trackRecord.path}`

async function get(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}

/** The lines of files and addresses, one after the other. */
export async function* linesOf(names: readonly string[]): AsyncGenerator<string> {
  for (const name of names) {
    if (!isAddress(name)) yield* split(createReadStream(name, 'utf8'))
    else if (isFileAddress(name)) yield* fetched(name)
    else {
      const { chain } = (await (await get(siteOf(name))).json()) as TrackRecord
      for (const { month } of chain.months.toReversed()) yield* fetched(`${siteOf(name)}/${month}.ndjson`)
    }
  }
}

async function* fetched(address: string): AsyncGenerator<string> {
  const { body } = await get(address)
  if (body) yield* split(body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>)
}

async function* split(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Whether what is asked for is a whole record, and not files of it. */
export const isWholeRecord = (names: readonly string[]) =>
  names.length === 1 && names.every(name => isAddress(name) && !isFileAddress(name))

/** Hears which entry stands where, and says which published seals do not fit. */
export async function sealsOf(names: readonly string[]) {
  const hashes = new Map<number, { where: string; hash: string }>()
  const wrong: string[] = []
  for (const name of names.filter(each => isAddress(each) && !isFileAddress(each))) {
    const text = await (await get(`${siteOf(name)}/seals.txt`)).text()
    // What was published before the reading began has to be in what is read: also the end that each answer names.
    const { length, hash: end } = ((await (await get(siteOf(name))).json()) as TrackRecord).chain
    if (length) hashes.set(length, { where: 'the end of the chain', hash: end })
    for (const line of text.split('\n').filter(Boolean)) {
      const [day = '', id, hash = ''] = line.split(' ')
      hashes.set(Number(id), { where: `the seal of ${day}`, hash })
    }
  }
  async function* watching(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      if (hashes.size) look(line)
      yield line
    }
    for (const [id, { where }] of hashes) wrong.push(`entry ${id}, named by ${where}, is missing`)
  }
  function look(line: string) {
    const id = Number(/"id":(\d+)/.exec(line)?.[1])
    const sealed = hashes.get(id)
    if (!sealed) return
    hashes.delete(id)
    if (!line.includes(`"hash":"${sealed.hash}"`)) wrong.push(`entry ${id} is not the one named by ${sealed.where}`)
  }
  return { watching, broken: () => wrong }
}
