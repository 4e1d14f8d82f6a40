import { useFormat } from '../../lib/format.ts'
import { Select } from '../../ui/fields/Select.tsx'

const dayMinutes = 1_440
const stepMinutes = 30

/** A minute of a day as a clock shows it: 08.30, 08:30. */
export function useMinuteText() {
  const { time } = useFormat()
  return (minute: number) => time(new Date(2026, 0, 15, Math.floor(minute / 60), minute % 60))
}

type Props = { label: string; value: number; onChange: (minute: number) => void; least?: number; most?: number }

/** A time of the day, by half hours. */
export function MinuteSelect({ label, value, onChange, least = 0, most = dayMinutes - stepMinutes }: Props) {
  const minuteText = useMinuteText()
  const minutes = Array.from({ length: (most - least) / stepMinutes + 1 }, (_, i) => least + i * stepMinutes)
  return (
    <Select label={label} value={value} onChange={event => onChange(Number(event.target.value))}>
      {minutes.map(minute => (
        <option key={minute} value={minute}>
          {minuteText(minute)}
        </option>
      ))}
    </Select>
  )
}
