import { type InputOf, type PortfolioSettings, portfolio } from '@pusula/contract'
import { homeZone } from '@pusula/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toastFailedChange } from '../changes/failed.ts'
import styles from '../portfolio.module.css'
import { type Overview, overviewKey, portfolioKey } from '../queries.ts'
import { settingsText } from './messages.ts'
import { TimeZoneChoice } from './TimeZoneChoice.tsx'

type Props = { open: boolean; onClose: () => void; settings: PortfolioSettings }

/** A choice that follows the member to every device; kept as it is made. */
export function SettingsSheet({ open, onClose, settings }: Props) {
  const t = useText(settingsText)
  const choose = useChoice(error => toastFailedChange(error, t.notSaved, t.notKnown))
  return (
    <Sheet open={open} onClose={onClose} title={t.title} closeLabel={t.close}>
      <div className={`${base.stack} ${styles.form}`}>
        <div className={base.stackTight}>
          <p className={`${fieldStyles.label} ${styles.label}`}>{t.method}</p>
          <Segmented
            full
            label={t.method}
            segments={[
              { value: 'fifo', label: t.fifo },
              { value: 'average', label: t.average },
            ]}
            value={settings.costMethod}
            onChange={costMethod => choose({ costMethod })}
          />
          <p className={fieldStyles.hint}>{settings.costMethod === 'fifo' ? t.fifoSays : t.averageSays}</p>
        </div>
        <div className={base.stackTight}>
          <p className={`${fieldStyles.label} ${styles.label}`}>{t.incomeCost}</p>
          <Segmented
            full
            label={t.incomeCost}
            segments={[
              { value: 'market', label: t.atMarket },
              { value: 'zero', label: t.atZero },
            ]}
            value={settings.incomeCost}
            onChange={incomeCost => choose({ incomeCost })}
          />
          <p className={fieldStyles.hint}>{t.incomeSays}</p>
        </div>
        <TimeZoneChoice chosen={settings.timeZone ?? homeZone} onChoose={timeZone => choose({ timeZone })} />
      </div>
    </Sheet>
  )
}

/** Shown at once, taken back when it cannot be kept. */
function useChoice(onFail: (error: Error) => void) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: portfolioKey,
    mutationFn: (choice: InputOf<typeof portfolio.settings>) => call(portfolio.settings, choice),
    onMutate: async choice => {
      await client.cancelQueries({ queryKey: overviewKey })
      const before = client.getQueriesData<Overview>({ queryKey: overviewKey })
      client.setQueriesData<Overview>(
        { queryKey: overviewKey },
        shown => shown && { ...shown, settings: { ...shown.settings, ...choice } },
      )
      return before
    },
    onError: (error, _, before = []) => {
      for (const [key, shown] of before) client.setQueryData(key, shown)
      onFail(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
  return mutate
}
