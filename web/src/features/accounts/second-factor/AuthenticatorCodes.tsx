import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { downloadText } from '../../../lib/download.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem, isUnanswered } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon, downloadIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import styles from '../accounts.module.css'
import { factorText, whyNot } from './messages.ts'
import { useFactorChange } from './queries.ts'

/** Lazy: the QR code's library is loaded with its first use. */
const QrCode = lazy(() => import('../../../lib/qr/QrCode.tsx'))

/** Another secret at every opening: one that was left half way is worth nothing. */
const useWanted = () =>
  useQuery({
    queryKey: ['accounts', 'one-time-codes'],
    queryFn: ({ signal }) => call(accounts.wantOneTimeCodes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** In groups of four, as one types it. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function SetUpCodes({ onDone }: { onDone: () => void }) {
  const t = useText(factorText)
  return (
    <Loaded query={useWanted()}>
      {({ secret, address, setup }) => (
        <div className={base.stack}>
          <p className={`${base.muted} ${base.small}`}>{t.scan}</p>
          <div className={styles.code}>
            <Suspense>
              <QrCode text={address} label={t.picture} />
            </Suspense>
            <p className={base.small}>
              <span className={base.muted}>{t.key}</span>
              <br />
              <span className={styles.secret} data-part="secret">
                {inGroups(secret)}
              </span>
            </p>
          </div>
          <FirstCode setup={setup} onDone={onDone} />
        </div>
      )}
    </Loaded>
  )
}

function FirstCode({ setup, onDone }: { setup: string; onDone: () => void }) {
  const t = useText(factorText)
  const language = useLanguage()
  const changed = useFactorChange()
  const [code, setCode] = useState('')
  const set = useMutation({
    mutationFn: (digits: string) => call(accounts.setOneTimeCodes, { setup, code: digits }),
    onSuccess: async () => {
      toast.show({ tone: 'ok', title: t.appDone })
      await changed()
      onDone()
    },
    onError: () => setCode(''),
  })
  return (
    <div className={base.stackClose}>
      <p className={base.small}>{t.firstCode}</p>
      <OtpInput
        label={t.firstCode}
        value={code}
        busy={set.isPending}
        error={set.error && !set.isPending ? asProblem(set.error).texts[language] : undefined}
        onChange={setCode}
        onComplete={digits => set.mutate(digits)}
      />
    </div>
  )
}

type Props = {
  /** From the wish on: the old ones are void then, and these are seen nowhere else. False again where none were made. */
  onShown?: (isShown: boolean) => void
  onSaved: () => void
}

/** Makes ten codes and shows them this once; what shows how many are left hears of it when they are put away. */
export function RecoveryCodes({ onShown, onSaved }: Props) {
  const t = useText(factorText)
  const changed = useFactorChange()
  const make = useMutation({
    mutationFn: () => call(accounts.newRecoveryCodes, {}),
    onMutate: () => onShown?.(true),
    onError: error => {
      onShown?.(false)
      toast.show({ tone: 'err', title: t.failed, text: isUnanswered(error) ? t.recoveryMaybeVoid : whyNot(error) })
      void changed()
    },
  })
  const codes = make.data?.codes

  async function copy(all: string[]) {
    try {
      await navigator.clipboard.writeText(all.join('\n'))
      toast.show({ tone: 'ok', title: t.copied })
    } catch {
      toast.show({ tone: 'err', title: t.notCopied })
    }
  }

  return (
    <div className={base.stack}>
      <p className={`${base.muted} ${base.small}`}>{t.recoverySays}</p>
      {codes ? (
        <>
          <ol className={styles.recoveryCodes} data-part="recovery-codes">
            {codes.map(code => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className={base.pair}>
            <Button onClick={() => downloadText(`Pusula\n\n${codes.join('\n')}\n`, 'pusula-recovery-codes.txt')}>
              <Icon shape={downloadIcon} sizePx={18} />
              {t.download}
            </Button>
            <Button onClick={() => void copy(codes)}>
              <Icon shape={copyIcon} sizePx={18} />
              {t.copy}
            </Button>
          </div>
          <Button look="primary" block onClick={() => void changed().then(onSaved)}>
            {t.saved}
          </Button>
        </>
      ) : (
        <Button look="primary" block busy={make.isPending && t.working} onClick={() => make.mutate()}>
          {t.recoveryMake}
        </Button>
      )}
    </div>
  )
}
