/**
 * The pace of a market's week: variance of each hour of the day in UTC against an average hour, measured on ten coins.
 * America's morning is liveliest, and weekends run at half the pace.
 */
const weekdayPace = [
  1.35, 1.29, 1.12, 0.83, 0.74, 0.75, 0.79, 0.89, 0.91, 0.79, 0.76, 0.76, 1.17, 1.71, 2.3, 1.87, 1.53, 1.46, 1.24, 1.19,
  1.11, 1.05, 0.92, 0.67,
]
const weekendPace = [
  0.81, 0.74, 0.58, 0.5, 0.56, 0.5, 0.46, 0.51, 0.52, 0.49, 0.46, 0.46, 0.54, 0.75, 0.81, 0.82, 0.82, 0.85, 0.74, 0.74,
  0.76, 0.8, 1.01, 0.77,
]

/** 1970 began on a Thursday: its third and fourth day, and every seventh after them, are a weekend. */
const daysOfWeek = [weekdayPace, weekdayPace, weekendPace, weekendPace, weekdayPace, weekdayPace, weekdayPace]

/** Quarter hours of a week. */
const weekLength = 672

/** Market time from the start of a week to each of its quarter hours, and to its end. */
const elapsed = new Float64Array(weekLength + 1)
for (let quarter = 0; quarter < weekLength; quarter++)
  elapsed[quarter + 1] = elapsed[quarter] + daysOfWeek[Math.floor(quarter / 96)][Math.floor((quarter % 96) / 4)]

/** Market time at the start of a quarter hour: it runs as fast as prices usually do then. */
export function marketTime(quarter: number): number {
  const week = Math.floor(quarter / weekLength)
  return week * elapsed[weekLength] + elapsed[quarter - week * weekLength]
}
