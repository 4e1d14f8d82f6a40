import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { ResendCode } from '../registration/ResendCode.tsx'
import { Focused } from './Focused.tsx'
import { confirmText } from './messages.ts'

/** For whoever has no password: a code that was mailed, and counts in this session alone. */
export function LetterWay({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const t = useText(confirmText)
  const language = useLanguage()
  const [code, setCode] = useState('')
  const [sentAtMs, setSentAt] = useState<number | null>(null)
  const send = useMutation({
    mutationFn: () => call(accounts.sendConfirmCode, { language: currentLanguage() }),
    onSuccess: () => setSentAt(Date.now()),
  })
  const confirm = useMutation({
    mutationFn: (digits: string) => call(accounts.confirm, { code: digits }),
    onSuccess: onConfirmed,
    onError: () => setCode(''),
  })
  const refusal = confirm.error ?? send.error
  const refused = refusal && !confirm.isPending ? asProblem(refusal).texts[language] : undefined

  if (sentAtMs === null)
    return (
      <div>
        <Button look="primary" block busy={send.isPending && t.sending} onClick={() => send.mutate()}>
          {t.sendCode}
        </Button>
        {refused && (
          <p className={`${fieldStyles.hint} ${fieldStyles.error}`} role="alert">
            {refused}
          </p>
        )}
      </div>
    )
  return (
    <Focused>
      <p className={`${base.muted} ${base.small}`}>{t.sentTo(email)}</p>
      <OtpInput
        autoFocus
        label={t.code}
        value={code}
        busy={confirm.isPending}
        error={refused}
        onChange={setCode}
        onComplete={digits => confirm.mutate(digits)}
      />
      <ResendCode sentAtMs={sentAtMs} isSending={send.isPending} onSend={() => send.mutate()} />
    </Focused>
  )
}
