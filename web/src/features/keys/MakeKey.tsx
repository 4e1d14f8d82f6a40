import { type KeyScope, usualScopes } from '@pusula/contract'
import { useState } from 'react'
import { useForm } from '../../lib/form.ts'
import { currentLanguage, useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './keys.module.css'
import { keysText, scopeText } from './messages.ts'
import { useMakeKey } from './queries.ts'

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

/** Asks what a key is for and what it may do, and says it this once. */
export function MakeKey({ wished, onShown, onDone }: Props) {
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
