import { readVerifierKey, signatureLine, verifyConsistency } from '@pusula/contract'
import type { KnownKey } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { nodeCrypto, openCosigner, signedNote } from '../../../platform/tlog/note.ts'
import { fetchCheckpoint, remoteTree } from '../../../platform/tlog/remote.ts'
import { consistencyProof } from '../../../platform/tlog/tree.ts'
import { lastWitnessed, saveWitnessed } from './store/cosignatures.ts'

interface WitnessParts {
  database: Database
  clock: Clock
  log: Pick<Log, 'error'>
  /** Our own log: the name of the witness is made of it. */
  origin: string
  /** Undefined where the key is not here. */
  seed: Buffer | undefined
  of: readonly KnownKey[]
}

/** Cosigns logs of others (c2sp.org/tlog-witness): each goes on from what we cosigned before, or is not cosigned. */
export async function openWitness({ database, clock, log, origin, seed, of }: WitnessParts) {
  const cosigner = seed && (await openCosigner(`${origin.replace(/\/log$/, '')}/witness`, seed))

  async function look({ url, verifierKey }: KnownKey): Promise<void> {
    if (!cosigner) return
    const key = await readVerifierKey(verifierKey, nodeCrypto)
    if (!key) throw new Error(`${verifierKey} is no verifier key`)
    const found = await fetchCheckpoint(url, key)
    const last = await lastWitnessed(database, key.name)
    const { size: before } = last ?? { size: 0 }
    if (found.size < before) throw new Error(`${key.name} has become shorter: ${found.size}, it had ${before}`)
    const proof = last ? await consistencyProof(remoteTree(url, found.size), before) : []
    if (!(await verifyConsistency(last ?? { size: 0, root: Buffer.alloc(0) }, found, proof, nodeCrypto)))
      throw new Error(`${key.name} does not go on from the ${before} entries that we cosigned`)
    const at = clock.now()
    const own = found.signatures.filter(({ name }) => name === found.origin).map(signatureLine)
    const note = signedNote(found.text, [...own, cosigner.sign(found.text, Math.floor(at.getTime() / 1000))])
    const { size, root } = found
    // Written before anybody is told.
    await database.transaction(tx =>
      saveWitnessed(tx, { origin: found.origin, size, root: Buffer.from(root), note, at }, last?.size ?? -1),
    )
  }

  return {
    verifierKey: cosigner?.verifierKey,
    /** One that fails does not keep the others waiting. */
    async cosignAll(): Promise<void> {
      for (const each of of)
        await look(each).catch(error => log.error({ err: error, url: each.url }, 'a log was not cosigned'))
    },
  }
}
