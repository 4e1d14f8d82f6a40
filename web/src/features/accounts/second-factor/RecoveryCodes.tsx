import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { downloadText } from '../../../lib/download.ts'
import { useText } from '../../../lib/language.ts'
import { isUnanswered } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon, downloadIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { factorText } from './factor-messages.ts'
import { useFactorChange } from './factors.ts'
import { whyNot } from './passkey-messages.ts'
import styles from './second-factor.module.css'

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
