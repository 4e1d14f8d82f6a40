// Limits without the schema library, for the bundle size of screens.

/** From so many graded calls on a player is listed, one is called better than "no change", and a calibration is drawn. */
export const turnLimits = { listedFrom: 20, clearFrom: 100, calibratedFrom: 60 } as const

/** Narrower and further away than this nothing is taken: shares of the price. */
export const turnBounds = { leastWidthRatio: 0.002, mostDistanceRatio: 0.5 } as const

export const turnHorizons = ['15min', '1hour', '4hour', '1day'] as const
export type TurnHorizon = (typeof turnHorizons)[number]

/** The chances that a model's quantiles stand for, in this order. */
export const turnLevels = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const

export const nicknamePattern = '^[A-Za-zÇĞİÖŞÜçğıöşü0-9_-]{3,20}$'
export const mostModels = 3
