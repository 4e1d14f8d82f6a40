import { type ApiKey, type KeyScope, maxKeys } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { currentLanguage, useText } from '../../lib/language.ts'
import { sinceMs } from '../../lib/server-time.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import links from '../../ui/actions/links.module.css'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { keyIcon, plusIcon, trashIcon } from '../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { OnceSheet } from '../../ui/overlays/OnceSheet.tsx'
import styles from './keys.module.css'
import { MakeKey } from './MakeKey.tsx'
import { keysText, scopeText } from './messages.ts'
import { useKeys, useRemoveKey } from './queries.ts'

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
