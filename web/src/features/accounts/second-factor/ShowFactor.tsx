import { useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { Focused } from '../confirming/Focused.tsx'
import { confirmText } from '../confirming/messages.ts'
import { PasskeyWay } from '../confirming/PasskeyWay.tsx'
import { useViewer } from '../viewer.ts'
import { useFactorChange, useSecondFactor, useShowFactor } from './factors.ts'
import { canUsePasskeys } from './passkey.ts'

/** As it was written down; small letters and a missing dash are no matter. */
const shortest = 10

function RecoveryCode({ onShown }: { onShown: () => void }) {
  const t = useText(confirmText)
  const language = useLanguage()
  const show = useShowFactor(onShown)
  const recovery = useForm({
    state: useState({ code: '' }),
    check: ({ code }) => ({ code: code.trim().length < shortest && t.recoveryRequired }),
    send: ({ code }) => show.mutateAsync({ recoveryCode: code.trim() }),
    refused: ({ texts }) => ({ code: texts[language] }),
  })

  return (
    <form {...recovery.form} className={base.stack}>
      <Field
        label={t.recoveryCode}
        hint={t.recoverySays}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        data-autofocus
        {...recovery.field('code')}
      />
      <Button look="primary" block type="submit" busy={recovery.isSending && t.confirming}>
        {t.confirm}
      </Button>
    </form>
  )
}

/** Asks for one of the second factors that somebody has. */
export function ShowFactor({ says, onShown }: { says: string; onShown: () => void }) {
  const t = useText(confirmText)
  const changed = useFactorChange()
  const [isRecovering, setRecovering] = useState(false)
  return (
    <div className={base.stack}>
      <p className={`${base.muted} ${base.small}`}>{says}</p>
      <Loaded query={useSecondFactor()}>
        {({ passkeys, hasOneTimeCodes, recoveryCodesLeft }) => {
          const hasPasskey = passkeys > 0 && canUsePasskeys()
          return (
            <Focused key={String(isRecovering)}>
              {hasPasskey && <PasskeyWay look="primary" onConfirmed={() => void changed().then(onShown)} />}
              {isRecovering ? (
                <RecoveryCode onShown={onShown} />
              ) : (
                hasOneTimeCodes && <AppCode isFirst={!hasPasskey} onShown={onShown} />
              )}
              {recoveryCodesLeft > 0 && (
                <button
                  type="button"
                  className={`${linkStyles.link} ${base.small}`}
                  onClick={() => setRecovering(!isRecovering)}
                >
                  {isRecovering && hasOneTimeCodes ? t.useApp : t.useRecovery}
                </button>
              )}
              {passkeys === 0 && !hasOneTimeCodes && <p className={`${cards.note} ${cards.warning}`}>{t.noFactor}</p>}
              {passkeys > 0 && !hasOneTimeCodes && recoveryCodesLeft === 0 && <WithoutPasskey />}
            </Focused>
          )
        }}
      </Loaded>
    </div>
  )
}

/** A member who has only passkeys, and none of them here, goes on by the mailbox; it takes no factor from an administrator. */
function WithoutPasskey() {
  const t = useText(confirmText)
  const viewer = useViewer()
  if (viewer.state !== 'member' || viewer.user.isAdmin) return null
  return (
    <p className={`${base.muted} ${base.small}`}>
      {canUsePasskeys() ? t.passkeyLost : t.noPasskeysHere}{' '}
      <a className={linkStyles.link} href="/forgot-password">
        {t.byLetter}
      </a>
    </p>
  )
}

/** Six digits of the authenticator app; the last one sends them. */
function AppCode({ isFirst, onShown }: { isFirst: boolean; onShown: () => void }) {
  const t = useText(confirmText)
  const language = useLanguage()
  const [code, setCode] = useState('')
  const show = useShowFactor(onShown)
  return (
    <div className={base.stackClose}>
      <p className={base.small}>{t.appCode}</p>
      <OtpInput
        autoFocus={isFirst}
        label={t.appCode}
        value={code}
        busy={show.isPending}
        error={show.error && !show.isPending ? asProblem(show.error).texts[language] : undefined}
        onChange={setCode}
        onComplete={digits => show.mutate({ code: digits }, { onError: () => setCode('') })}
      />
    </div>
  )
}
