import { type FormEvent, useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { confirmText } from '../confirming/messages.ts'
import { useShowFactor } from './factors.ts'

/** As it was written down; small letters and a missing dash are no matter. */
const shortest = 10

export function RecoveryCode({ onShown }: { onShown: () => void }) {
  const t = useText(confirmText)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [wasTried, setTried] = useState(false)
  const show = useShowFactor(onShown)
  const isWhole = typed.trim().length >= shortest

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWhole && !show.isPending) show.mutate({ recoveryCode: typed.trim() })
  }

  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <Field
        label={t.recoveryCode}
        hint={t.recoverySays}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        data-autofocus
        value={typed}
        error={
          wasTried && !isWhole
            ? t.recoveryRequired
            : show.error && !show.isPending
              ? asProblem(show.error).texts[language]
              : undefined
        }
        onChange={event => setTyped(event.target.value)}
      />
      <Button look="primary" block type="submit" busy={show.isPending && t.confirming}>
        {t.confirm}
      </Button>
    </form>
  )
}
