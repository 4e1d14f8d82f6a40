import { portfolio } from '@pusula/contract'
import { dayAt, ownZone } from '@pusula/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Select } from '../../../ui/fields/Select.tsx'
import { portfolioKey } from '../queries.ts'
import { settingsText } from './messages.ts'

const allZones = (): string[] => Intl.supportedValuesOf('timeZone')

type Props = { chosen: string; onChoose: (timeZone: string) => void }

/** Where the years of the account begin. Another place is chosen after a look at what it moves. */
export function TimeZoneChoice({ chosen, onChoose }: Props) {
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
