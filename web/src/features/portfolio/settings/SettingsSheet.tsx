import { type InputOf, type PortfolioSettings, portfolio } from '@pusula/contract'
import { dayAt, homeZone, ownZone, plural } from '@pusula/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Select } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toastFailedChange } from '../changes/changes.ts'
import styles from '../portfolio.module.css'
import { type Overview, overviewKey, portfolioKey } from '../queries.ts'

const allZones = (): string[] => Intl.supportedValuesOf('timeZone')

type TimeZoneProps = { chosen: string; onChoose: (timeZone: string) => void }

/** Where the years of the account begin. Another place is chosen after a look at what it moves. */
function TimeZoneChoice({ chosen, onChoose }: TimeZoneProps) {
  const t = useText(settingsText)
  const [wished, setWished] = useState(chosen)
  const zones = [...new Set([chosen, ownZone(), ...allZones()])].sort()
  return (
    <div className={base.stackTight}>
      <Select label={t.timeZone} value={wished} onChange={event => setWished(event.target.value)}>
        {zones.map(zone => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      <p className={fieldStyles.hint}>{t.timeZoneSays}</p>
      {wished !== chosen && (
        <Moves
          timeZone={wished}
          onKeep={() => {
            onChoose(wished)
          }}
        />
      )}
    </div>
  )
}

/** What another time zone would move, before it is chosen. */
function Moves({ timeZone, onKeep }: { timeZone: string; onKeep: () => void }) {
  const t = useText(settingsText)
  const { quantity, date, moneyChange } = useFormat()
  const { data } = useQuery({
    queryKey: [...portfolioKey, 'time-zone', timeZone],
    queryFn: ({ signal }) => call(portfolio.timeZonePreview, { timeZone }, signal),
    refetchOnMount: 'always',
  })
  if (!data) return <p className={fieldStyles.hint}>{t.looking}</p>
  const day = (written: string) => date(dayAt(written))
  return (
    <div className={base.stackTight} aria-live="polite">
      <p className={base.small}>
        {data.otherYear ? t.moves(data.otherDay, data.otherYear) : t.movesNoYear(data.otherDay)}
      </p>
      <ul className={`${base.small} ${base.muted}`}>
        {data.years.map(({ year, entriesBefore, entriesAfter, gainBefore, gainAfter }) => (
          <li key={year}>
            {t.year(
              year,
              `${entriesBefore} → ${entriesAfter}`,
              `${moneyChange(gainBefore)} → ${moneyChange(gainAfter)}`,
            )}
          </li>
        ))}
        {data.moved.slice(0, 5).map(one => (
          <li key={one.id}>
            {quantity(one.quantity)} {one.coinSymbol}: {day(one.dayBefore)} → {day(one.dayAfter)}
          </li>
        ))}
      </ul>
      <Button small onClick={onKeep}>
        {t.chooseZone}
      </Button>
    </div>
  )
}

export const settingsText = messages({
  title: { tr: 'Hesaplama', en: 'Counting' },
  close: { tr: 'Kapat', en: 'Close' },
  method: { tr: 'Satışta hangi coinler sayılsın?', en: 'Which coins does a sale take?' },
  fifo: { tr: 'En eskiler', en: 'The oldest' },
  average: { tr: 'Ortalama', en: 'Average' },
  fifoSays: {
    tr: 'Sattığın coinler, en önce aldıkların sayılır (FIFO).',
    en: 'The coins you sell are the ones you bought first (FIFO).',
  },
  averageSays: {
    tr: 'Sattığın her coin, ortalama maliyetinle sayılır.',
    en: 'Every coin you sell counts at your average cost.',
  },
  incomeCost: { tr: 'Ödül ve hediyelerin maliyeti', en: 'Cost of rewards and gifts' },
  atMarket: { tr: 'Geldiği günün değeri', en: 'Worth when they came' },
  atZero: { tr: 'Sıfır', en: 'Zero' },
  incomeSays: {
    tr: 'Gelir olarak işaretli kayıtlar buna göre sayılır; istediğin zaman değiştirebilirsin.',
    en: 'Entries marked as income are counted so; you can change it at any time.',
  },
  timeZone: { tr: 'Yılların saat dilimi', en: 'Time zone of your years' },
  timeZoneSays: {
    tr: 'Saati bilinen kayıtların günü ve yıl raporu buna göre sayılır. Saatsiz kayıtlar kendi gününde kalır; nerede olduğun bir şeyi değiştirmez.',
    en: 'The day of entries with an hour, and the year report, follow it. Entries without an hour stay on their day, wherever you are.',
  },
  looking: { tr: 'Neyin değişeceğine bakılıyor', en: 'Looking at what would move' },
  moves: {
    tr: (days: number, years: number) => `${days} kaydın günü, bunlardan ${years} tanesinin yılı değişir.`,
    en: (days: number, years: number) =>
      `${days} ${plural(days, 'entry gets', 'entries get')} another day, ${years} of them another year.`,
  },
  movesNoYear: {
    tr: (days: number) => `${days} kaydın günü değişir; hiçbirinin yılı değişmez.`,
    en: (days: number) => `${days} ${plural(days, 'entry gets', 'entries get')} another day; no year changes.`,
  },
  year: {
    tr: (year: number, entries: string, gain: string) => `${year}: kayıt ${entries}, kazanç ${gain}`,
    en: (year: number, entries: string, gain: string) => `${year}: entries ${entries}, gain ${gain}`,
  },
  chooseZone: { tr: 'Bu saat dilimini kullan', en: 'Use this time zone' },
  notSaved: { tr: 'Seçimin kaydedilemedi', en: 'Your choice could not be saved' },
  notKnown: {
    tr: 'Seçimin kaydedilmiş olabilir; burada geçerli olan görünür.',
    en: 'Your choice may have been saved; what holds is shown here.',
  },
})

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
