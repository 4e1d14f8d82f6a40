import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { currentLanguage, useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { ResendCode } from '../registration/CodeForm.tsx'
import { confirmText } from '../second-factor/messages.ts'
import { canUsePasskeys } from '../second-factor/passkey.ts'
import { Focused, PasskeyWay, ShowFactor } from '../second-factor/ShowFactor.tsx'
import type { Proof } from './proof.ts'

type Props = { proof: Proof; open: boolean; onAnswer: (isShown: boolean) => void }

/** Reauthentication sheet over the current screen, so that nothing typed is lost; closing it cancels the call. */
export default function ProofSheet({ proof, open, onAnswer }: Props) {
  const t = useText(confirmText)
  const shown = () => onAnswer(true)
  return (
    <Sheet
      open={open}
      onClose={() => onAnswer(false)}
      title={proof === 'factor' ? t.factor : t.title}
      closeLabel={t.close}
    >
      {proof === 'factor' ? <ShowFactor says={t.factorSays} onShown={shown} /> : <ConfirmWays onConfirmed={shown} />}
    </Sheet>
  )
}

/** The ways that this account has; asked at every opening, since a password or a passkey may have come meanwhile. */
const useWays = () =>
  useQuery({
    queryKey: ['accounts', 'confirm'],
    queryFn: ({ signal }) => call(accounts.confirmWays, {}, signal),
    refetchOnMount: 'always',
    gcTime: 0,
  })

type PasswordWayProps = { isFirst: boolean; onConfirmed: () => void }

function PasswordWay({ isFirst, onConfirmed }: PasswordWayProps) {
  const t = useText(confirmText)
  const language = useLanguage()
  const confirm = useForm({
    state: useState({ password: '' }),
    check: ({ password }) => ({ password: password ? null : t.passwordRequired }),
    send: ({ password }) => call(accounts.confirm, { password }),
    onSent: onConfirmed,
    refused: ({ code, texts }) => ({ password: code === 'accounts.wrongPassword' ? t.wrongPassword : texts[language] }),
  })

  return (
    <form {...confirm.form} className={base.stack}>
      <Field
        label={t.password}
        type="password"
        autoComplete="current-password"
        data-autofocus={isFirst || undefined}
        reveal={{ show: t.showPassword, hide: t.hidePassword }}
        {...confirm.field('password')}
      />
      <Button look={isFirst ? 'primary' : 'second'} block type="submit" busy={confirm.isSending && t.confirming}>
        {t.confirm}
      </Button>
    </form>
  )
}

/** For whoever has no password: a code that was mailed, and counts in this session alone. */
function EmailWay({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
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

function ConfirmWays({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText(confirmText)
  return (
    <div className={base.stack}>
      <p className={`${base.muted} ${base.small}`}>{t.says}</p>
      <Loaded query={useWays()}>
        {({ ways, email }) => {
          const hasPasskey = ways.includes('passkey') && canUsePasskeys()
          return (
            <Focused>
              {hasPasskey && <PasskeyWay onConfirmed={onConfirmed} />}
              {ways.includes('password') && <PasswordWay isFirst={!hasPasskey} onConfirmed={onConfirmed} />}
              {ways.includes('email') && <EmailWay email={email ?? ''} onConfirmed={onConfirmed} />}
              {ways.length === 0 && <p className={`${cards.note} ${cards.warning}`}>{t.unverified}</p>}
            </Focused>
          )
        }}
      </Loaded>
    </div>
  )
}
