import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { registrationText } from './messages.ts'
import { ResendCode } from './ResendCode.tsx'

const codeLength = 6

type Props = {
  email: string
  sentAtMs: number
  isSending: boolean
  backLabel: string
  /** Refuses a wrong code. */
  verify: (code: string) => Promise<unknown>
  onSend: () => void
  onClose: () => void
  onVerified: () => void
}

export function CodeForm({ email, sentAtMs, isSending, backLabel, verify: prove, onSend, onClose, onVerified }: Props) {
  const t = useText(registrationText)
  const language = useLanguage()
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: prove,
    onSuccess: onVerified,
  })
  const isWhole = code.length === codeLength

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWhole && !verify.isPending) verify.mutate(code)
  }

  return (
    <form className={base.stack} onSubmit={submit}>
      <p className={`${base.muted} ${base.small}`}>{t.codeSentTo(email)}</p>
      <OtpInput
        autoFocus
        label={t.code}
        length={codeLength}
        value={code}
        disabled={verify.isPending}
        error={verify.error && !verify.isPending ? t.wrongCode(asProblem(verify.error).texts[language]) : undefined}
        onChange={setCode}
        onComplete={digits => verify.mutate(digits)}
      />
      <Button look="primary" block type="submit" disabled={!isWhole} busy={verify.isPending && t.checking}>
        {t.check}
      </Button>
      <ResendCode key={sentAtMs} sentAtMs={sentAtMs} isSending={isSending} onSend={onSend} />
      <Button look="ghost" small onClick={onClose}>
        {backLabel}
      </Button>
    </form>
  )
}
