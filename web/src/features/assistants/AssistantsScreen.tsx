import { type Assistant, assistantScopes, type ReplyOf, type assistants as routes } from '@pusula/contract'
import { useState } from 'react'
import { BackHead } from '../../lib/BackHead.tsx'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { sinceMs } from '../../lib/server-time.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, copyIcon, infoIcon, plugIcon } from '../../ui/icons/icons.ts'
import avatarStyles from '../../ui/marks/marks.module.css'
import { ConfirmDialog } from '../../ui/overlays/Dialog.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { initialsOf, JoinPrompt, type Viewer } from '../accounts/index.ts'
import styles from './assistants.module.css'
import { assistantsText, scopesText } from './messages.ts'
import { PermissionSwitches } from './PermissionSwitches.tsx'
import { useAssistants, useChangePermission, useRemoveAssistant } from './queries.ts'

/** The assistants that read in a member's name: the address for another, what they used, and each with its permissions. */
export default function AssistantsScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(assistantsText)
  return (
    <>
      <BackHead back={t.back} path="/dashboard/profile" title={t.title} />
      {viewer.state === 'member' ? <Connections /> : <JoinPrompt icon={plugIcon} title={t.guest} says={t.guestSays} />}
    </>
  )
}

type List = ReplyOf<typeof routes.list>

const Connections = () => <Loaded query={useAssistants()}>{list => <Cards list={list} />}</Loaded>

function Cards({ list: { address, assistants, creditsThisMonth } }: { list: List }) {
  const t = useText(assistantsText)
  return (
    <div className={cards.columns}>
      <div className={base.stack}>
        <HowTo address={address} />
        {assistants.length > 0 && (
          <section className={`${cards.card} ${base.stackClose}`}>
            <h2 className={base.subheading}>{t.used}</h2>
            <p className={styles.spent}>
              <b>{creditsThisMonth}</b> {creditsThisMonth === 1 ? t.credit : t.credits}
            </p>
            <p className={`${base.small} ${base.muted}`}>{t.unused}</p>
          </section>
        )}
      </div>
      {assistants.length ? (
        <section className={`${cards.card} ${cards.flush}`}>
          <div className={cards.flushHead}>
            <h2 className={base.subheading}>{t.connected}</h2>
          </div>
          <ul className={cards.rows}>
            {assistants.map(assistant => (
              <ConnectedRow key={assistant.id} assistant={assistant} />
            ))}
          </ul>
        </section>
      ) : (
        <section className={cards.card}>
          <Empty icon={plugIcon} title={t.none}>
            {t.noneSays}
          </Empty>
        </section>
      )}
    </div>
  )
}

/** Hosts that only this network knows. */
const isLocal = (address: string) => /^http:|\/\/(localhost|127\.|10\.|192\.168\.|\[)/.test(address)

function HowTo({ address }: { address: string }) {
  const t = useText(assistantsText)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <p className={base.muted}>{t.says}</p>
      <div>
        <b className={styles.label}>{t.address}</b>
        <div className={styles.address}>
          <code>{address}</code>
          <button type="button" onClick={() => void copy()}>
            <Icon shape={isCopied ? checkIcon : copyIcon} sizePx={18} />
            <span aria-live="polite">{isCopied ? t.copied : t.copy}</span>
          </button>
        </div>
      </div>
      <ol className={styles.steps}>
        {[t.step1, t.step2, t.step3].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isLocal(address) && (
        <p className={cards.note}>
          <Icon shape={infoIcon} sizePx={18} />
          <span>{t.local}</span>
        </p>
      )}
    </section>
  )
}

/** What an assistant may read, in few words. */
function useTags({ scopes, analysesPerDay, portfolio }: Assistant): string[] {
  const t = useText(scopesText)
  const tags = {
    market: t.marketTag,
    analyses: t.analysesTag(analysesPerDay),
    portfolio: portfolio === 'amounts' ? t.portfolioAmountsTag : t.portfolioTag,
    alerts: t.alertsTag,
  }
  return assistantScopes.filter(scope => scopes.includes(scope)).map(scope => tags[scope])
}

function ConnectedRow({ assistant }: { assistant: Assistant }) {
  const t = useText(assistantsText)
  const language = useLanguage()
  const { age } = useFormat()
  const tags = useTags(assistant)
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const remove = useRemoveAssistant(assistant.id, close)
  const { name, host, lastUsedAt, callsThisMonth } = assistant
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={() => setOpen('change')}>
        <VisuallyHidden>{t.change(name)}</VisuallyHidden>
        <span className={avatarStyles.avatar} aria-hidden="true">
          {initialsOf(name, language)}
        </span>
        <span className={styles.about}>
          <b>{name}</b>
          <small>{host.replace(/:$/, '')}</small>
          <small>
            {lastUsedAt ? t.lastUsed(age(sinceMs(lastUsedAt))) : t.neverUsed}
            {callsThisMonth > 0 && ` · ${t.calls(callsThisMonth)}`}
          </small>
          <span className={styles.tags}>
            {tags.map(tag => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        </span>
      </button>
      <Button small aria-label={t.removeOf(name)} onClick={() => setOpen('remove')}>
        {t.remove}
      </Button>
      <Sheet open={open === 'change'} onClose={close} title={name} closeLabel={t.close}>
        <Change assistant={assistant} onDone={close} />
      </Sheet>
      <ConfirmDialog
        open={open === 'remove'}
        onClose={close}
        title={t.removeAsk(name)}
        cancel={t.keep}
        confirm={t.remove}
        danger
        busy={remove.isPending && t.working}
        onConfirm={() => remove.mutate()}
      >
        {t.removeSays}
      </ConfirmDialog>
    </li>
  )
}

function Change({ assistant, onDone }: { assistant: Assistant; onDone: () => void }) {
  const t = useText(assistantsText)
  const { scopes, analysesPerDay, portfolio } = assistant
  const [permission, setPermission] = useState({ scopes, analysesPerDay, portfolio })
  const change = useChangePermission(assistant.id, onDone)
  return (
    <div className={base.stackClose}>
      <PermissionSwitches offered={assistantScopes} value={permission} onChange={setPermission} />
      <Button
        look="primary"
        block
        disabled={!permission.scopes.length}
        busy={change.isPending && t.working}
        onClick={() => change.mutate(permission)}
      >
        {t.save}
      </Button>
    </div>
  )
}
