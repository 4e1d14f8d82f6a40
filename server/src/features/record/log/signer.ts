import { isSignedBy, parseNote, readVerifierKey, type TreeHead, writeCheckpoint } from '@pusula/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { derivedSeed, nodeCrypto, openSigner, signedNote } from '../../../platform/tlog/note.ts'
import { rootAt } from '../../../platform/tlog/tree.ts'
import { saveFinding } from '../verify/store.ts'
import { restartEntry } from './entries.ts'
import type { KeyFolder } from './key-folder.ts'
import { dropCheckpointsAbove, newestCheckpoint, saveCheckpoint, takeSigningTurn } from './store/checkpoints.ts'
import { appendEntries, logSize } from './store/entries.ts'
import { extendTiles, forgetTiles, treeOf } from './store/tree.ts'

/** The name of the log: where it is found, without the scheme (c2sp.org/tlog-tiles). */
export function originOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl)
  return `${host}${pathname.replace(/\/+$/, '')}/track-record/log`
}

/** Signing would contradict what was signed before: everybody is told instead. */
export class Contradiction extends Error {}

interface SignerParts {
  database: Database
  folder: KeyFolder
  clock: Clock
  publicUrl: string
  /** Whether the first key of all may be made here: not by an instance whose disk may be gone tomorrow. */
  mayMakeKey: boolean
  log: Pick<Log, 'error' | 'warn'>
}

const minMs = 1_000

/** Whether what was signed before is the beginning of what is there; says how not. */
export async function contradiction(tx: Tx, size: number, signed: readonly TreeHead[]): Promise<string | undefined> {
  const longest = Math.max(0, ...signed.map(each => each.size))
  if (size < longest) return `the log has ${size} entries, and ${longest} had been signed`
  for (const head of signed)
    if (!(await rootAt(treeOf(tx, head.size))).equals(head.root))
      return `the first ${head.size} entries are not those that had been signed`
  return undefined
}

/** Signs the log, at most once a second. Of several instances those sign that have its key; others hand out what was signed. */
export async function openLogSigner({ database, folder, clock, publicUrl, mayMakeKey, log }: SignerParts) {
  const origin = originOf(publicUrl)
  let lastMs = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let planned: Promise<void> | undefined
  let endWait = () => {}
  let underWay: Promise<void> | undefined

  /** The key of this machine. The first of all is made by whoever comes while nothing was signed. */
  async function openKey() {
    const isFirst = mayMakeKey && !(await newestCheckpoint(database))
    seed = folder.seed() ?? (isFirst ? folder.makeSeed() : undefined)
    return seed && openSigner(origin, seed)
  }
  let seed: Buffer | undefined
  let signer = await openKey().catch((error: unknown) => {
    log.warn({ err: error }, 'the record is not signed by this instance')
    return undefined
  })

  /** Whether a checkpoint was made with our secret, under this address or an earlier one. */
  async function isOurs(verifierKey: string): Promise<boolean> {
    const key = await readVerifierKey(verifierKey, nodeCrypto)
    return key !== undefined && signer !== undefined && Buffer.from(key.publicKey).equals(signer.key.publicKey)
  }

  /** Whether our secret made one of these notes, each under the address of its time. */
  async function hasSigned(notes: readonly (string | undefined)[]): Promise<boolean> {
    for (const note of notes) {
      const parsed = parseNote(note ?? '')
      const name = parsed?.text.split('\n')[0]
      if (seed && parsed && name && (await isSignedBy(parsed, (await openSigner(name, seed)).key, nodeCrypto)))
        return true
    }
    return false
  }

  async function signIn(tx: Tx): Promise<void> {
    if (!signer || !(await takeSigningTurn(tx))) return
    const newest = await newestCheckpoint(tx)
    if (newest && !(await isOurs(newest.verifierKey))) return
    const saved = folder.lastSigned()
    const size = await logSize(tx)
    if (newest?.size === size && newest.verifierKey === signer.verifierKey && (saved?.size ?? 0) <= size) return
    await extendTiles(tx, size)
    const wrong = await contradiction(
      tx,
      size,
      [saved, newest].filter(each => each !== undefined),
    )
    if (wrong) throw new Contradiction(wrong)
    await put(tx, size)
  }

  async function put(tx: Tx, size: number): Promise<void> {
    if (!signer) return
    const root = await rootAt(treeOf(tx, size))
    const text = writeCheckpoint({ origin, size, root })
    const note = signedNote(text, [signer.sign(text)])
    // Whatever becomes of the transaction, this machine knows what it has signed.
    folder.keepSigned(note)
    await saveCheckpoint(tx, { size, root, verifierKey: signer.verifierKey, note, signedAt: clock.now() })
  }

  async function sign(): Promise<void> {
    lastMs = clock.now().getTime()
    try {
      await database.transaction(signIn, 'grading')
    } catch (error) {
      if (!(error instanceof Contradiction)) throw error
      log.error({ err: error }, 'the record is not signed: it contradicts what was signed before')
      await saveFinding(database, error.message, clock.now())
    }
  }

  /** Who comes while it is under way waits for the same. */
  function signOnce(): Promise<void> {
    underWay ??= sign().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    origin,
    verifierKey: () => signer?.verifierKey,
    /** Another key of the same secret, for cosigning. */
    witnessSeed: seed && derivedSeed(seed, 'witness'),
    /** Signs what was added, unless that was done within the second. */
    async signDue(): Promise<void> {
      if (underWay || Math.abs(clock.now().getTime() - lastMs) >= minMs) await signOnce()
    },
    /** Signs within a second what has been added by now; nobody need wait for it. */
    soon(): Promise<void> {
      if (!signer) return Promise.resolve()
      planned ??= new Promise(resolve => {
        endWait = resolve
        timer = setTimeout(async () => {
          planned = undefined
          // What is under way may have begun before the last of it was added.
          await underWay?.catch(() => {})
          await signOnce().catch(error => log.warn({ err: error }, 'the record could not be signed'))
          resolve()
        }, minMs).unref()
      })
      return planned
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      endWait()
      await underWay?.catch(() => {})
    },
    /**
     * Goes on from what is there under another key, after entries that had been signed are lost, or the key is. The log itself says so, with the last
     * checkpoint of before, which whoever kept it can hold against us. A key that has signed nothing yet, a new one of RECORD_LOG_KEY, is that other key.
     */
    async restart(reason: string): Promise<void> {
      const before = folder.lastSigned()
      const isUsed = await hasSigned([before?.note, (await newestCheckpoint(database))?.note])
      seed = seed && !isUsed ? seed : folder.makeSeed()
      signer = await openSigner(origin, seed)
      await database.transaction(async tx => {
        const newest = await newestCheckpoint(tx)
        const checkpoint = (before && before.size >= (newest?.size ?? 0) ? before.note : newest?.note) ?? ''
        await appendEntries(tx, [restartEntry({ at: clock.now(), reason, checkpoint })])
        const size = await logSize(tx)
        await dropCheckpointsAbove(tx, size)
        await forgetTiles(tx)
        await extendTiles(tx, size)
        await put(tx, size)
      }, 'command')
    },
  }
}

export type LogSigner = Awaited<ReturnType<typeof openLogSigner>>
