/** Trading by hour of the day in UTC: busy when Europe and America are both awake, quiet in the American night. */
const hours = [
  0.95, 0.85, 0.85, 0.8, 0.75, 0.75, 0.8, 0.9, 1, 1, 1, 1.05, 1.15, 1.4, 1.5, 1.5, 1.35, 1.2, 1.1, 1.05, 1, 0.95, 0.85,
  0.9,
]

/** 1970 began on a Thursday, so the third and fourth of every seven days are a weekend. */
const days = [1.12, 1.12, 0.7, 0.7, 1.12, 1.12, 1.12]

const week = Float64Array.from({ length: 672 }, (_, i) => days[Math.floor(i / 96)] * hours[Math.floor((i % 96) / 4)])

export const busyness = (quarter: number) => week[quarter % 672]
