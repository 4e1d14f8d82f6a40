/** A drawing of 100 by 100 that stretches to its place. */
const size = 100
const edge = 4

export interface Day {
  date: string
  valueUsd: number
  costUsd: number
}

interface ValueLine {
  value: string
  cost: string
  /** The value closed down to the axis. */
  area: string
  lowUsd: number
  highUsd: number
}

const hundredth = (value: number) => Math.round(value * 100) / 100

/** Value and cost of each day on one scale; null where there are not two days to join. */
export function valueLine(days: readonly Day[]): ValueLine | null {
  if (days.length < 2) return null
  const all = days.flatMap(({ valueUsd, costUsd }) => [valueUsd, costUsd])
  const low = all.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  const high = all.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY)
  const toX = (index: number) => hundredth((index / (days.length - 1)) * size)
  const toY = (usd: number) =>
    high > low ? hundredth(size - edge - ((usd - low) / (high - low)) * (size - 2 * edge)) : size / 2
  const path = (of: (day: Day) => number) => `M${days.map((day, i) => `${toX(i)} ${toY(of(day))}`).join('L')}`
  const value = path(day => day.valueUsd)
  const values = days.map(({ valueUsd }) => valueUsd)
  return {
    value,
    cost: path(day => day.costUsd),
    area: `${value}V${size}H0Z`,
    lowUsd: values.reduce((least, one) => Math.min(least, one)),
    highUsd: values.reduce((most, one) => Math.max(most, one)),
  }
}
