import { accounts } from '@pusula/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { canUsePasskeys } from '../second-factor/passkey.ts'
import { ShowFactor } from '../second-factor/ShowFactor.tsx'
import { Focused } from './Focused.tsx'
import { LetterWay } from './LetterWay.tsx'
import { confirmText } from './messages.ts'
import { PasskeyWay } from './PasskeyWay.tsx'
import { PasswordWay } from './PasswordWay.tsx'
import type { Proof } from './proof.ts'

type Props = { proof: Proof; open: boolean; onAnswer: (isShown: boolean) => void }

/** Stands over whatever was being done, so that nothing typed is lost; closing it calls the whole thing off. */
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
              {hasPasskey && <PasskeyWay look="primary" onConfirmed={onConfirmed} />}
              {ways.includes('password') && <PasswordWay isFirst={!hasPasskey} onConfirmed={onConfirmed} />}
              {ways.includes('letter') && <LetterWay email={email ?? ''} onConfirmed={onConfirmed} />}
              {ways.length === 0 && <p className={`${cards.note} ${cards.warning}`}>{t.unverified}</p>}
            </Focused>
          )
        }}
      </Loaded>
    </div>
  )
}
