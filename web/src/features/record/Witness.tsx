import { type Checkpoint, toBase64, verifyCommand } from '@pusula/contract'
import { downloadText } from '../../lib/download.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import {
  checkIcon,
  chevronDownIcon,
  clockIcon,
  downloadIcon,
  eyeIcon,
  type IconShape,
  warningIcon,
} from '../../ui/icons/icons.ts'
import { brokenSays, brokenTitles, witnessText } from './messages.ts'
import styles from './Witness.module.css'
import { type BrokenPast, type SeenCheckpoint, useWitnessed, type Witnessed } from './witness.ts'

/** Home has no use for the rest of this, and fetches it when nobody waits. */
export { witnessVisit } from './witness.ts'

function useMoment() {
  const { date, time } = useFormat()
  return (atMs: number) => `${date(new Date(atMs))} ${time(new Date(atMs))}`
}

type Props = {
  /** What the simulated market is made of; null where prices are real. */
  seed: number | null
}

/** Whether the past of the record is what this browser saw of it before: a quiet line, or loudly that it is not. */
export default function Witness({ seed }: Props) {
  const { data: found, isError } = useWitnessed()
  if (useDemoMode() || found?.state === 'noLog') return null
  return found?.state === 'broken' ? (
    <Broken found={found} seed={seed} />
  ) : (
    <QuietLine found={isError ? { state: 'unreached', saved: null } : found} seed={seed} />
  )
}

type Quiet = Exclude<Witnessed, BrokenPast | { state: 'noLog' }> | undefined

function useLine(found: Quiet): { icon: IconShape; says: string } {
  const t = useText(witnessText)
  const { count } = useFormat()
  const moment = useMoment()
  if (!found) return { icon: clockIcon, says: t.checking }
  if (found.state === 'unable') return { icon: clockIcon, says: t.unable }
  if (found.state === 'unreached') {
    const { saved } = found
    return { icon: clockIcon, says: saved ? `${t.unreached} ${t.lastChecked(moment(saved.atMs))}` : t.unreached }
  }
  const { before, now, isRemembered, isSignatureChecked } = found
  const added = before ? now.head.size - before.head.size : 0
  const says = [
    before && t.unchanged(moment(before.atMs)),
    added > 0 && t.added(count(added)),
    isRemembered ? !before && t.first : t.notRemembered,
    !isSignatureChecked && t.signatureUnchecked,
  ]
  return { icon: before ? checkIcon : isRemembered ? eyeIcon : clockIcon, says: says.filter(Boolean).join(' ') }
}

/** Behind the line: what it means, who signs, and how to look without this site. */
function QuietLine({ found, seed }: Props & { found: Quiet }) {
  const t = useText(witnessText)
  const { icon, says } = useLine(found)
  const saved = found?.state === 'inOrder' ? found.now : found?.state === 'unreached' ? found.saved : null
  const line = (
    <>
      <Icon shape={icon} sizePx={18} />
      <span>{says}</span>
    </>
  )
  if (!saved) return <p className={`${base.small} ${styles.line}`}>{line}</p>
  return (
    <details className={`${base.small} ${styles.witness}`}>
      <summary className={styles.line}>
        {line}
        <Icon shape={chevronDownIcon} sizePx={16} />
      </summary>
      <div className={styles.more}>
        <p>{t.how}</p>
        <dl className={styles.facts}>
          <Facts name={t.kept} checkpoint={saved} atMs={saved.atMs} />
        </dl>
        <Elsewhere saved={saved} seed={seed} />
        <Button small look="line" onClick={() => downloadText(saved.note, fileOf('kept', saved.head))}>
          <Icon shape={downloadIcon} sizePx={16} />
          {t.download}
        </Button>
      </div>
    </details>
  )
}

/** The past is not what it was: what is wrong, what that means, and both checkpoints for whoever wants to compare. */
function Broken({ found: { findings, saved, received }, seed }: Props & { found: BrokenPast }) {
  const t = useText(witnessText)
  const titles = useText(brokenTitles)
  const says = useText(brokenSays)
  const { count } = useFormat()
  const moment = useMoment()
  const [first] = findings
  const values = [moment(saved?.atMs ?? 0), count(saved?.head.size ?? 0), count(received?.head?.size ?? 0)] as const
  const isTreeSaved = saved && findings.every(finding => finding === 'otherKey' || finding === 'otherOrigin')
  return (
    <section className={`${cards.card} ${styles.broken}`} role="alert">
      <h2 className={base.subheading}>
        <Icon shape={warningIcon} sizePx={20} />
        <span>{first && titles[first]}</span>
      </h2>
      {findings.map(finding => (
        <p key={finding}>{says[finding](...values)}</p>
      ))}
      {isTreeSaved && <p>{t.treeKept}</p>}
      <p>{saved ? t.keepBoth : t.notKept}</p>
      <dl className={`${base.small} ${styles.facts}`}>
        {saved && <Facts name={t.kept} checkpoint={saved} atMs={saved.atMs} />}
        <Facts name={t.received} checkpoint={received} />
      </dl>
      <div className={styles.downloads}>
        {saved && (
          <Button onClick={() => downloadText(saved.note, fileOf('kept', saved.head))}>
            <Icon shape={downloadIcon} sizePx={18} />
            {t.download}
          </Button>
        )}
        {received && (
          <Button onClick={() => downloadText(received.note, fileOf('received', received.head))}>
            <Icon shape={downloadIcon} sizePx={18} />
            {t.downloadReceived}
          </Button>
        )}
      </div>
      {saved && <Elsewhere saved={saved} seed={seed} />}
    </section>
  )
}

const fileOf = (which: 'kept' | 'received', head: Checkpoint | undefined) =>
  `pusula-checkpoint-${which}${head ? `-${head.size}` : ''}.txt`

/** How large the log is, its root and who signs it: two readers who see the same ones see the same past. */
function Facts({ name, checkpoint, atMs }: { name: string; checkpoint: BrokenPast['received']; atMs?: number }) {
  const t = useText(witnessText)
  const { count } = useFormat()
  const moment = useMoment()
  const head = checkpoint?.head
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {head ? t.entries(count(head.size)) : checkpoint ? t.unreadable : t.nothing}
        {atMs !== undefined && ` · ${moment(atMs)}`}
        {head && <code>{toBase64(head.root)}</code>}
        {checkpoint && (
          <>
            <small>{t.verifierKey}</small>
            <code>{checkpoint.verifierKey}</code>
          </>
        )}
      </dd>
    </div>
  )
}

function Elsewhere({ saved, seed }: Props & { saved: SeenCheckpoint }) {
  const t = useText(witnessText)
  return (
    <p className={base.small}>
      {t.elsewhere}: <code>{`${verifyCommand(location.origin, seed)} --since ${fileOf('kept', saved.head)}`}</code>
    </p>
  )
}
