import {
  type Checkpoint,
  fromBase64,
  isSignedBy,
  parseCheckpoint,
  parseNote,
  type ReplyOf,
  readVerifierKey,
  record,
  signatureTypes,
  verifyConsistency,
  webCrypto,
} from '@pusula/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { go } from '../../lib/go.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { queryClient } from '../../lib/query.ts'
import { useQuery } from '../../lib/use-query.ts'
import { isSaved } from '../../stored/saved.ts'
import { readStored, writeStored } from '../../stored/stored.ts'
import type { StoredCheckpoint } from '../../stored/table.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { brokenTitles, witnessText } from './messages.ts'

/**
 * Every reader is a witness of the record's log (c2sp.org/tlog-checkpoint): the browser keeps the newest checkpoint that it has found in
 * order, and takes the next one only where a consistency proof shows that the log goes on from it.
 */

/** A checkpoint with what it says. */
export interface SeenCheckpoint extends StoredCheckpoint {
  head: Checkpoint
}

/** What the site sent; without a head where it is no checkpoint at all. */
type Received = Pick<StoredCheckpoint, 'note' | 'verifierKey'> & { head: Checkpoint | undefined }

/** What can be wrong with a checkpoint: with its tree, with its name and key, or with its signature. */
type Finding = 'rewritten' | 'shorter' | 'unproven' | 'otherKey' | 'otherOrigin' | 'unsigned'

export type Witnessed =
  /** The site has no checkpoint yet. */
  | { state: 'noLog' }
  /** Nobody answered, or not as the site does. */
  | { state: 'unreached'; saved: SeenCheckpoint | null }
  /** Browsers have no SHA-256 on a connection that is not encrypted. */
  | { state: 'unable' }
  | {
      state: 'inOrder'
      /** What was kept when this visit began; null on the first one. */
      before: SeenCheckpoint | null
      now: SeenCheckpoint
      /** False where the browser has no Ed25519. */
      isSignatureChecked: boolean
      isRemembered: boolean
    }
  | { state: 'broken'; findings: readonly Finding[]; saved: SeenCheckpoint | null; received: Received | null }

export type BrokenPast = Extract<Witnessed, { state: 'broken' }>

function headOf(note: string): Checkpoint | undefined {
  const parsed = parseNote(note)
  return parsed && parseCheckpoint(parsed.text)
}

function readSaved(): SeenCheckpoint | null {
  const stored = readStored('recordCheckpoint')
  const head = stored && headOf(stored.note)
  return head ? { ...stored, head } : null
}

/** Null where this browser cannot tell. Only a missing algorithm counts as that: a key that is none must not pass for one. */
async function isSigned(note: string, verifierKey: string): Promise<boolean | null> {
  const parsed = parseNote(note)
  const key = await readVerifierKey(verifierKey, webCrypto)
  if (!parsed || key?.type !== signatureTypes.note) return false
  try {
    return await isSignedBy(parsed, key, webCrypto)
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? null : false
  }
}

async function treeFinding(saved: Checkpoint, now: Checkpoint, proof: readonly string[] | null) {
  if (now.size < saved.size) return 'shorter'
  // Two roots of one size need no proof.
  const needed = now.size === saved.size ? [] : proof
  const hashes = needed?.map(fromBase64).filter(hash => hash !== undefined)
  if (!hashes || hashes.length !== needed?.length) return 'unproven'
  return (await verifyConsistency(saved, now, hashes, webCrypto)) ? null : 'rewritten'
}

/** What is wrong with it. What nobody has signed says nothing about the tree, so that nothing more is claimed of it. */
async function findingsIn(
  { verifierKey, head }: Received,
  isSignedWell: boolean | null,
  saved: SeenCheckpoint | null,
  proof: readonly string[] | null,
): Promise<Finding[]> {
  if (!head || isSignedWell === false) return ['unsigned']
  if (!saved) return []
  const found = [
    await treeFinding(saved.head, head, proof),
    verifierKey === saved.verifierKey ? null : 'otherKey',
    head.origin === saved.head.origin ? null : 'otherOrigin',
  ] as const
  return found.filter(finding => finding !== null)
}

type Reply = ReplyOf<typeof record.consistency>
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

/** Something else may answer in the place of the site: the page of a hotel's network rewrites no past. */
const isOfSite = (reply: Partial<Reply> | null): reply is Reply =>
  reply !== null && isTextOrNull(reply.checkpoint) && isTextOrNull(reply.verifierKey)

/** Other tabs may keep a newer checkpoint in the meantime; more often than this they do not. */
const maxTries = 3

/** Asks the site to show that the past is as it was, and keeps the new checkpoint where it is. */
async function witness(earlier?: Witnessed): Promise<Witnessed> {
  // Two answers that contradict each other: the second one does not make the first undone.
  if (earlier?.state === 'broken') return earlier
  if (!globalThis.crypto?.subtle) return { state: 'unable' }
  const first = readSaved()
  let saved = first
  for (let tries = 0; tries < maxTries; tries++) {
    const reply = await call(record.consistency, { from: saved?.head.size ?? 0 }, undefined, null).catch(() => null)
    if (!isOfSite(reply)) break
    const { checkpoint: note, proof } = reply
    if (note === null)
      return saved ? { state: 'broken', findings: ['shorter'], saved, received: null } : { state: 'noLog' }
    const verifierKey = reply.verifierKey ?? ''
    const head = headOf(note)
    const received = { note, verifierKey, head }
    const isSignedWell = await isSigned(note, verifierKey)
    const findings = await findingsIn(received, isSignedWell, saved, proof)
    if (!head || findings.length) return { state: 'broken', findings, saved, received }
    // What another tab keeps by now has to be gone on from, too.
    const savedByNow = readSaved()
    if (savedByNow?.note === saved?.note) {
      const now = { note, verifierKey, atMs: Date.now() }
      writeStored('recordCheckpoint', now)
      return {
        state: 'inOrder',
        before: earlier?.state === 'inOrder' ? earlier.before : first,
        now: { ...now, head },
        isSignatureChecked: isSignedWell !== null,
        isRemembered: isSaved('recordCheckpoint'),
      }
    }
    saved = savedByNow
  }
  return { state: 'unreached', saved }
}

const queryKey = ['record', 'witness']

/** What is found holds for the whole visit; the check itself comes when it is asked for. */
const witnessed = queryOptions({
  queryKey,
  queryFn: ({ client }) => witness(client.getQueryData<Witnessed>(queryKey)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Looks anew whenever the record is opened. Without a word in a demo, whose record is made up. */
export const useWitnessed = () => useQuery({ ...witnessed, refetchOnMount: 'always', enabled: !useDemoMode() })

/** Long enough to read it and to tap. */
const shownMs = 15_000

/** Once a visit, while nobody waits: whoever never opens the record is a witness, too, and hears of a past that was rewritten. */
export async function witnessVisit(): Promise<void> {
  if (queryClient.getQueryState(queryKey)) return
  const found = await queryClient.fetchQuery(witnessed)
  const [finding] = found.state === 'broken' ? found.findings : []
  if (!finding) return
  const language = currentLanguage()
  toast.show({
    tone: 'err',
    title: brokenTitles[finding][language],
    action: { label: witnessText.see[language], run: () => go('/track-record') },
    durationMs: shownMs,
  })
}
