import { accounts } from '@pusula/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import base from '../../../ui/base.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { factorText } from './factor-messages.ts'
import { useFactorChange } from './factors.ts'
import styles from './second-factor.module.css'

/** What draws the code comes with the first look at it. */
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
