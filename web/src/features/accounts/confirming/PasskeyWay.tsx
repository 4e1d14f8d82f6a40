import { useMutation } from '@tanstack/react-query'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { keyIcon } from '../../../ui/icons/icons.ts'
import { confirmWithPasskey } from '../second-factor/passkey.ts'
import { whyNot } from '../second-factor/passkey-messages.ts'
import { confirmText } from './messages.ts'

type Props = { look: 'primary' | 'second'; onConfirmed: () => void }

export function PasskeyWay({ look, onConfirmed }: Props) {
  const t = useText(confirmText)
  const confirm = useMutation({ mutationFn: confirmWithPasskey, onSuccess: onConfirmed })
  return (
    <div>
      <Button look={look} block busy={confirm.isPending && t.confirming} onClick={() => confirm.mutate()}>
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
