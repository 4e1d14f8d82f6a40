import { cosignedAt, isSignedBy, parseCheckpoint, parseNote, readVerifierKey } from '@pusula/contract'
import type { KnownKey } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { nodeCrypto } from '../../../platform/tlog/note.ts'
import { fetchNote } from '../../../platform/tlog/remote.ts'
import { rootAt } from '../../../platform/tlog/tree.ts'
import { saveFinding } from '../verify/store.ts'
import { newestCheckpoint } from './store/checkpoints.ts'
import { saveCosigned } from './store/cosignatures.ts'
import { treeOf } from './store/tree.ts'

interface Collector {
  database: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  origin: string
  witnesses: readonly KnownKey[]
}

/** Fetches cosignatures of our witnesses. Foreign ones are ignored; a contradiction (split view) is published. */
export async function collectCosignatures({ database, clock, log, origin, witnesses }: Collector): Promise<void> {
  for (const { url, verifierKey } of witnesses)
    try {
      const key = await readVerifierKey(verifierKey, nodeCrypto)
      const note = await fetchNote(`${url}?origin=${encodeURIComponent(origin)}`)
      const parsed = parseNote(note)
      const checkpoint = parsed && parseCheckpoint(parsed.text)
      if (!key || !checkpoint || checkpoint.origin !== origin || !(await isSignedBy(parsed, key, nodeCrypto)))
        throw new Error(`${url} has cosigned nothing of ours with ${verifierKey}`)
      const signature = parsed.signatures.find(each => each.name === key.name && each.id === key.id)
      const newest = await newestCheckpoint(database)
      const isOurs =
        checkpoint.size <= (newest?.size ?? 0) &&
        (await rootAt(treeOf(database, checkpoint.size))).equals(checkpoint.root)
      if (isOurs && signature) {
        const at = new Date(cosignedAt(signature) * 1000)
        await saveCosigned(database, { name: key.name, size: checkpoint.size, note, at })
      } else
        await saveFinding(database, `${key.name} has cosigned another log of ${checkpoint.size} entries`, clock.now())
    } catch (error) {
      log.warn({ err: error, url }, 'a witness has no cosignature for us')
    }
}
