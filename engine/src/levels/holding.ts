/** What levels and random prices did at their first touch: measured over nine months of five coins (docs/measurements.md). */
export const holding = { levels: 46_470, turnedInHundred: 43, passedInHundred: 57, randomTurnedInHundred: 46 } as const
