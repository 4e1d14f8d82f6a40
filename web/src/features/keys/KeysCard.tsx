import { type ApiKey, type KeyScope, maxKeys, usualScopes } from '@pusula/contract'
import { useState } from 'react'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { currentLanguage, useText } from '../../lib/language.ts'
import { sinceMs } from '../../lib/server-time.ts'
import links from '../../ui/actions/Button.module.css'
import { Button, IconButton } from '../../ui/actions/Button.tsx'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon, keyIcon, plusIcon, trashIcon } from '../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../ui/overlays/Dialog.tsx'
import { OnceSheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './keys.module.css'
import { keysText, scopeText } from './messages.ts'
import { useKeys, useMakeKey, useRemoveKey } from './queries.ts'

const isScope = (word: string): word is KeyScope => word in scopeText
const scopes = Object.keys(scopeText).filter(isScope)

interface Wished {
  name: string
  scopes: KeyScope[]
}

type Props = {
  /** What the key is for and may do, where nobody has to be asked. */
  wished?: Wished | undefined
  /** From the wish on: the key is seen nowhere else. False again where none was made. */
  onShown: (isShown: boolean) => void
  onDone: () => void
}

/** Form of a new key; its value is shown once. */
function MakeKey({ wished, onShown, onDone }: Props) {
  const t = useText(keysText)
  const make = useMakeKey(onShown)
  if (make.data) return <MadeKey value={make.data.key} onDone={onDone} />
  if (wished)
    return (
      <div className={base.stack}>
        <p className={`${base.small} ${base.muted}`}>{t.once}</p>
        <Button look="primary" block busy={make.isPending ? t.working : ''} onClick={() => make.mutate(wished)}>
          {t.make}
        </Button>
      </div>
    )
  return <Wish onWish={make.mutateAsync} />
}

function Wish({ onWish }: { onWish: (wish: Wished) => Promise<unknown> }) {
  const t = useText(keysText)
  const language = currentLanguage()
  const wish = useForm({
    state: useState<Wished>({ name: '', scopes: [...usualScopes] }),
    check: ({ name, scopes: chosen }) => ({
      name: !name.trim() && t.nameRequired,
      scopes: !chosen.length && t.mayRequired,
    }),
    send: typed => onWish({ ...typed, name: typed.name.trim() }),
  })
  const chosen = wish.values.scopes
  const none = wish.errorOf('scopes')

  return (
    <form {...wish.form} className={base.stack}>
      <Field
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={60}
        data-autofocus
        value={wish.values.name}
        error={wish.errorOf('name')}
        onChange={event => wish.set({ name: event.target.value })}
      />
      <fieldset className={base.stack}>
        <legend className={styles.legend}>{t.may}</legend>
        {scopes.map(scope => (
          <Checkbox
            key={scope}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              wish.set({ scopes: scopes.filter(each => (each === scope ? target.checked : chosen.includes(each))) })
            }
          >
            {scopeText[scope][language]}
          </Checkbox>
        ))}
      </fieldset>
      {chosen.includes('credits') && <p className={`${base.small} ${base.muted}`}>{t.spends}</p>}
      {none && (
        <p className={base.small} role="alert">
          {none}
        </p>
      )}
      <Button look="primary" block type="submit" busy={wish.isSending && t.working}>
        {t.make}
      </Button>
    </form>
  )
}

function MadeKey({ value, onDone }: { value: string; onDone: () => void }) {
  const t = useText(keysText)
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }
  return (
    <div className={base.stack}>
      <p className={base.small} role="status">
        <b>{t.made}.</b> {t.once}
      </p>
      <code className={styles.key} data-part="api-key">
        {value}
      </code>
      <Button block onClick={() => void copy()}>
        <Icon shape={copyIcon} sizePx={18} />
        {t.copy}
      </Button>
      <Button look="primary" block onClick={onDone}>
        {t.saved}
      </Button>
    </div>
  )
}

/** The keys of a member: which there are, what each may do, and another one. */
export function KeysCard() {
  const t = useText(keysText)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Loaded query={useKeys()}>
      {list => (
        <section className={`${cards.card} ${cards.flush}`}>
          <div className={cards.flushHead}>
            <h2 className={base.subheading}>{t.title}</h2>
            <p className={`${base.small} ${base.muted}`}>
              {t.says}{' '}
              <a className={links.link} href="/api/docs">
                {t.docs}
              </a>
            </p>
          </div>
          <ul className={cards.rows}>
            {list.map(key => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
            <li>
              {list.length < maxKeys ? (
                <RowButton
                  icon={plusIcon}
                  title={t.make}
                  says={t.makeSays(maxKeys - list.length)}
                  onClick={() => setOpen(true)}
                />
              ) : (
                <p className={`${cards.item} ${base.small} ${base.muted}`}>{t.full}</p>
              )}
            </li>
          </ul>
          <OnceSheet open={isOpen} onClose={close} title={t.make} closeLabel={t.close}>
            {({ onShown, onDone }) => <MakeKey onShown={onShown} onDone={onDone} />}
          </OnceSheet>
        </section>
      )}
    </Loaded>
  )
}

interface ScopeProps {
  scope: KeyScope
  /** What a new one is called. */
  name: string
  /** What the button that makes one says. */
  make: string
}

/** The keys that may do one thing, and another one that may do nothing else. */
export function ScopeKeys({ scope, name, make }: ScopeProps) {
  const t = useText(keysText)
  const [isOpen, setOpen] = useState(false)
  return (
    <Loaded query={useKeys()}>
      {list => (
        <>
          <ul className={cards.rows}>
            {list
              .filter(({ scopes }) => scopes.includes(scope))
              .map(key => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            <li>
              {list.length < maxKeys ? (
                <RowButton icon={plusIcon} title={make} onClick={() => setOpen(true)} />
              ) : (
                <p className={`${cards.item} ${base.small} ${base.muted}`}>{t.full}</p>
              )}
            </li>
          </ul>
          <OnceSheet open={isOpen} onClose={() => setOpen(false)} title={make} closeLabel={t.close}>
            {once => <MakeKey wished={{ name, scopes: [scope] }} {...once} />}
          </OnceSheet>
        </>
      )}
    </Loaded>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useText(keysText)
  const { age } = useFormat()
  const language = currentLanguage()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const remove = useRemoveKey(apiKey.id, close)
  const { name, scopes, ending, lastUsedAt } = apiKey
  return (
    <li className={cards.item}>
      <Icon shape={keyIcon} className={base.faint} />
      <span className={`${cards.itemText} ${styles.name}`}>
        <b>{name}</b>
        <small>
          {t.ending(ending)} · {lastUsedAt ? t.used(age(sinceMs(lastUsedAt))) : t.neverUsed}
        </small>
        <small>{scopes.map(scope => scopeText[scope][language]).join(' · ')}</small>
      </span>
      <IconButton label={t.removeOf(name)} icon={trashIcon} sizePx={18} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t.removeAsk}
        cancel={t.cancel}
        confirm={t.remove}
        danger
        busy={remove.isPending && t.working}
        onConfirm={() => remove.mutate()}
      >
        {t.removeSays(name)}
      </ConfirmDialog>
    </li>
  )
}
