/** Forecast horizons, nearest first. */
export const horizons = ['15min', '1hour', '4hour', '1day'] as const

export type Horizon = (typeof horizons)[number]

export const horizonMs: Record<Horizon, number> = {
  '15min': 900_000,
  '1hour': 3_600_000,
  '4hour': 14_400_000,
  '1day': 86_400_000,
}
