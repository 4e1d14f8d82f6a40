import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon } from '../../../ui/icons/icons.ts'
import styles from '../accounts.module.css'
import { useViewer } from '../viewer.ts'
import { RecoveryCodes, SetUpCodes } from './AuthenticatorCodes.tsx'
import { confirmText, factorText, whyNot } from './messages.ts'
import { canUsePasskeys, confirmWithPasskey } from './passkey.ts'
import { type SecondFactor, useAddPasskey, useFactorChange, useSecondFactor, useShowFactor } from './queries.ts'

/** For a form that arrives after its sheet has opened: the field that the person came for takes the focus. */
export function Focused({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <div className={base.stack} ref={form}>
      {children}
    </div>
  )
}

export function PasskeyWay({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText(confirmText)
  const confirm = useMutation({ mutationFn: confirmWithPasskey, onSuccess: onConfirmed })
  return (
    <div>
      <Button look="primary" block busy={confirm.isPending && t.confirming} onClick={() => confirm.mutate()}>
        <Icon shape={keyIcon} sizePx={18} />
        {t.withPasskey}
      </Button>
      {confirm.error && (
        <p className={`${fieldStyles.hint} ${fieldStyles.error}`} role="alert">
          {whyNot(confirm.error)}
        </p>
      )}
    </div>
  )
}

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
              {hasPasskey && <PasskeyWay onConfirmed={() => void changed().then(onShown)} />}
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
        {t.byEmail}
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

type Step = 'setUp' | 'show' | 'recovery' | 'open'

function stepOf({ state, recoveryCodesLeft }: SecondFactor): Step {
  if (state === 'none') return 'setUp'
  if (state === 'asked') return 'show'
  return recoveryCodesLeft === 0 ? 'recovery' : 'open'
}

/** Each ends by itself: what it changes is asked for anew, and says which is next. */
const nothing = () => {}
const steps: Record<Step, (says: string) => ReactNode> = {
  setUp: () => <SetUpFactor />,
  show: says => <ShowFactor says={says} onShown={nothing} />,
  recovery: () => <RecoveryCodes onSaved={nothing} />,
  open: () => null,
}

/**
 * What stands behind it is not drawn before the second factor was shown in this session. Whoever has none sets one up, and
 * keeps the codes for the day on which it is lost.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const t = useText(factorText)
  const query = useSecondFactor()
  const [wasOpen, setOpen] = useState(false)
  const step = query.data ? stepOf(query.data) : 'show'
  // A factor that is too old later on is asked for over the screen, so that nothing on it is lost.
  if (query.data && step === 'open' && !wasOpen) setOpen(true)
  if (wasOpen) return children
  const titles: Record<Step, string> = { setUp: t.setUp, show: t.show, recovery: t.recovery, open: t.show }
  return (
    <section className={`${cards.card} ${base.stack} ${styles.setup}`}>
      <Heading title={titles[step]} />
      <Loaded query={query}>{factor => steps[stepOf(factor)](t.says)}</Loaded>
    </section>
  )
}

/** The first factor of an administrator: a passkey, or an app that makes codes. */
function SetUpFactor() {
  const t = useText(factorText)
  const [isByApp, setByApp] = useState(false)
  const add = useAddPasskey()
  // Whoever is done is shown the next step by what is asked anew.
  if (isByApp)
    return (
      <>
        <SetUpCodes onDone={() => setByApp(false)} />
        <Button look="ghost" small onClick={() => setByApp(false)}>
          {t.back}
        </Button>
      </>
    )
  return (
    <>
      <p className={`${base.muted} ${base.small}`}>{t.setUpSays}</p>
      {canUsePasskeys() && (
        <Button look="primary" block busy={add.isPending && t.working} onClick={() => add.mutate(undefined)}>
          <Icon shape={keyIcon} sizePx={18} />
          {t.withPasskey}
        </Button>
      )}
      <Button look={canUsePasskeys() ? 'second' : 'primary'} block onClick={() => setByApp(true)}>
        {t.withApp}
      </Button>
    </>
  )
}
