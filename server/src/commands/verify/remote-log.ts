import { gems, openCheckpoint, type ReplyOf, readVerifierKey, record } from '@pusula/contract'
import { nodeCrypto } from '../../platform/tlog/note.ts'
import { entriesIn, tilePath, widthAt } from '../../platform/tlog/tiles.ts'
import { hashBytes, tileWidth } from '../../platform/tlog/tree.ts'

type TrackRecord = ReplyOf<typeof record.trackRecord>

/** So many bundles are asked for at once. */
const together = 8
const tries = 3

async function get(address: string): Promise<Response> {
  for (let left = tries; ; left--) {
    const response = await fetch(address)
    if (response.ok) return response
    if (response.status < 500 || left === 0) throw new Error(`${address} answers ${response.status}`)
  }
}

const bytesOf = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer())

/** Entries that follow each other, with the hashes that the log's tile has for them. */
interface Bundle {
  entries: Buffer[]
  hashes: Buffer
}

/** What the sums of a coin are said to be, and how many entries had been written by then. */
export interface ShownSums {
  size: number
  source: TrackRecord['source']
  symbols: string[]
  lines: string[]
}

/** The log of an address, as anybody sees it. `expected` is the key that it has to be signed with. */
export async function openRemoteLog(site: string, expected: string | undefined) {
  const base = site.replace(/\/+$/, '')
  const log = `${base}/track-record/log`
  const recordAt = async (query = '') =>
    (await (await get(`${base}${record.trackRecord.path}${query}`)).json()) as TrackRecord

  const shownKey = (await recordAt()).log.checkpoint?.verifierKey
  const verifierKey = expected ?? shownKey
  if (!verifierKey) throw new Error(`${base} has signed nothing yet`)
  const key = await readVerifierKey(verifierKey, nodeCrypto)
  if (!key) throw new Error(`${verifierKey} is no verifier key`)

  async function checkpoint() {
    const note = await (await get(`${log}/checkpoint`)).text()
    const opened = key && (await openCheckpoint(note, key, nodeCrypto))
    if (!opened) throw new Error(`the checkpoint of ${base} is not signed with ${verifierKey}`)
    return { ...opened, note }
  }

  async function bundleAt(index: number, size: number): Promise<Bundle> {
    const width = widthAt(size, 0, index)
    const [bundle, hashes] = await Promise.all([
      bytesOf(`${log}/${tilePath({ level: 'entries', index, width })}`),
      bytesOf(`${log}/${tilePath({ level: 0, index, width })}`),
    ])
    const entries = entriesIn(bundle)
    if (entries.length !== width || hashes.length !== width * hashBytes) throw new Error(`bundle ${index} is not whole`)
    return { entries, hashes }
  }

  return {
    verifierKey,
    isKeyOfSite: expected === undefined,
    key,
    checkpoint,
    recordAt,
    /** The entries from one on, up to a size that was signed; some bundles ahead are on their way. */
    async *bundles(from: number, size: number): AsyncGenerator<Bundle> {
      const last = Math.ceil(size / tileWidth)
      const ahead: Promise<Bundle>[] = []
      let next = Math.floor(from / tileWidth)
      const ask = () => {
        const bundle = bundleAt(next++, size)
        bundle.catch(() => {})
        ahead.push(bundle)
      }
      while (next < last || ahead.length) {
        while (next < last && ahead.length < together) ask()
        const bundle = await ahead.shift()
        if (bundle) yield bundle
      }
    },
    tile: (level: number, index: number, width: number) => bytesOf(`${log}/${tilePath({ level, index, width })}`),
    cosignedBy: async (name: string) => (await get(`${log}/cosigned?name=${encodeURIComponent(name)}`)).text(),
    /** How the gems of the past did, as pages say it; undefined where none are offered. */
    async gemRecord(): Promise<ReplyOf<typeof gems.record> | undefined> {
      const response = await fetch(`${base}${gems.record.path}`)
      return response.ok ? ((await response.json()) as ReplyOf<typeof gems.record>) : undefined
    },
    async sumsOf(symbol: string): Promise<ShownSums> {
      const text = await (
        await get(`${base}${record.trackRecord.path}/sums.ndjson?symbol=${encodeURIComponent(symbol)}`)
      ).text()
      const [head = '', ...lines] = text.trimEnd().split('\n')
      return { ...JSON.parse(head), lines }
    },
  }
}

export type RemoteLog = Awaited<ReturnType<typeof openRemoteLog>>
