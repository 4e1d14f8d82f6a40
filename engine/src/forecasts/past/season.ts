import { DAY_MS, HOUR_MS } from '@pusula/words'

export const slotMs = 900_000
const slotsPerWeek = 672
const averageYearMs = 31_556_952_000

/** Slots since Monday 00:00 UTC. The epoch was a Thursday. As a small integer: a remainder of doubles is slow. */
const slotOfWeek = (ms: number) => ((Math.floor(ms / slotMs) | 0) + 3 * 96) % slotsPerWeek

/**
 * How much livelier than an average slot each part of the week is, as the logarithm of a variance factor. Fitted on five
 * large coins up to 2025-09-30. Two clocks, because crypto moves with UTC habits and with the New York trading day.
 */

/** Hours 0-23 UTC from Monday to Friday, then hours 0-23 UTC at the weekend. */
const utcHours = [
  0.3032, 0.2324, 0.1434, -0.171, -0.3073, -0.2804, -0.226, -0.1241, -0.083, -0.1428, -0.1581, -0.0865, 0.2473, 0.4075,
  0.5869, 0.4967, 0.3935, 0.3931, 0.2108, 0.167, 0.094, 0.0244, -0.0199, -0.2687, -0.0578, -0.1838, -0.4887, -0.5564,
  -0.3847, -0.4774, -0.5846, -0.5324, -0.4498, -0.483, -0.5309, -0.5566, -0.4064, -0.1874, -0.1894, -0.1929, -0.0903,
  -0.0676, -0.2938, -0.2649, -0.2189, -0.2431, -0.0038, -0.2274,
]

/** New York hours from Monday 0h to Sunday 23h, twelve to a line. */
const newYorkHours = [
  -0.0667, 0.2426, 0.2303, 0.1261, 0.1422, 0.2719, 0.1128, -0.2172, -0.2773, 0.2005, 0.2298, 0.0013, 0.1259, -0.0179,
  0.0922, 0.0305, 0.1235, 0.1294, 0.0477, 0.0397, 0.014, 0.0918, -0.0117, 0.0916, 0.0168, -0.1288, 0.0033, -0.143,
  0.0632, -0.0493, -0.091, -0.1252, -0.0708, 0.2038, 0.3429, 0.1726, 0.1329, -0.0181, -0.025, -0.013, -0.0045, 0.0281,
  -0.1152, -0.1101, -0.215, -0.0579, -0.1707, -0.0721, -0.0577, -0.1778, -0.167, 0.0143, 0.003, -0.0011, 0.007, -0.1414,
  0.111, 0.152, 0.0748, -0.0384, 0.023, 0.1575, 0.2849, 0.3968, 0.2612, 0.0504, -0.1053, -0.1344, -0.0097, 0.0666,
  -0.0153, -0.0603, -0.1517, -0.16, -0.1924, -0.1566, -0.149, -0.1657, -0.051, -0.1742, 0.0908, 0.1557, 0.1763, 0.1546,
  0.0846, -0.1329, 0.0294, -0.0142, 0.1063, 0.1268, -0.1532, -0.0684, 0.0627, -0.0248, -0.0581, -0.0783, -0.002,
  -0.0286, 0.0158, 0.1213, 0.0483, -0.0676, -0.1246, -0.2053, 0.0928, 0.0882, 0.2929, 0.1279, 0.0033, -0.0263, -0.0306,
  -0.2262, -0.2133, -0.194, -0.2362, -0.2374, -0.0782, -0.0728, -0.0117, -0.2392, -0.1825, -0.207, -0.1797, -0.2385,
  -0.3536, -0.286, -0.3971, -0.3005, -0.2583, -0.2304, -0.257, -0.1267, -0.3116, -0.1675, -0.2053, -0.3093, -0.3547,
  -0.182, -0.4911, -0.3299, -0.1709, -0.2078, -0.0391, -0.2313, -0.3394, -0.4022, -0.2729, -0.1851, -0.2481, -0.3172,
  -0.2239, -0.2305, -0.2866, 0.0194, 0.0871, -0.0172, -0.1622, -0.0749, 0.0902, 0.044, 0.1216, 0.146, 0.3634, 0.0796,
  0.2059, 0.1828, 0.0848, 0.0471,
]

/** New York quarter-hours of a working day from 00:00, one hour to a line. */
const newYorkQuarters = [
  0.2015, 0.0059, 0.0244, -0.1146, 0.0583, -0.0587, 0.0222, 0.0413, 0.0864, 0.0673, 0.0417, -0.1811, 0.1148, -0.0361,
  0.0827, -0.1577, 0.0736, 0.0445, -0.0646, -0.3022, -0.0262, -0.0749, -0.1588, -0.2865, 0.017, -0.0849, -0.0909,
  -0.2652, -0.0486, -0.0026, -0.1287, -0.1359, -0.1414, -0.2045, 0.3803, -0.1346, -0.3048, -0.4222, 0.5287, 0.3251,
  0.1503, 0.1314, -0.0274, -0.1606, 0.1242, -0.0419, -0.0804, -0.1801, -0.0482, -0.0224, -0.0856, -0.1548, 0.0109,
  0.0174, 0.0185, -0.2025, 0.0208, -0.0914, -0.1294, -0.0546, -0.0114, 0.003, -0.1423, -0.0667, 0.0876, -0.0722,
  -0.0519, -0.1817, 0.0334, 0.0087, 0.0251, -0.1508, 0.249, -0.0377, -0.0608, -0.2001, 0.0604, 0.0497, -0.0564, -0.2931,
  -0.1548, 0.0177, 0.0734, -0.0209, 0.0588, -0.04, -0.0721, -0.1957, 0.0484, -0.0744, -0.0647, -0.1554, 0.1456, 0.0704,
  0, -0.2078,
]

/** Every New York quarter-hour of the weekend. */
const newYorkWeekend = 0.048

/** The variance factor of each slot of a UTC week while New York is `offsetHours` behind; it averages about 1. */
function weekTable(offsetHours: number): Float64Array {
  return Float64Array.from({ length: slotsPerWeek }, (_, slot) => {
    const utcWeekend = slot >= 5 * 96
    const newYork = (slot - offsetHours * 4 + slotsPerWeek) % slotsPerWeek
    const newYorkIsAtWeekend = newYork >= 5 * 96
    return Math.exp(
      utcHours[(utcWeekend ? 24 : 0) + (Math.floor(slot / 4) % 24)] +
        newYorkHours[Math.floor(newYork / 4)] +
        (newYorkIsAtWeekend ? newYorkWeekend : newYorkQuarters[newYork % 96]),
    )
  })
}

/** For the hour that starts with each slot. */
const hourTable = (week: Float64Array) =>
  week.map((factor, i) => (factor + week[(i + 1) % 672] + week[(i + 2) % 672] + week[(i + 3) % 672]) / 4)

/** Sums of the slots before each, so that any stretch is a subtraction. */
function sumsOf(week: Float64Array): Float64Array {
  const sums = new Float64Array(week.length + 1)
  week.forEach((factor, i) => {
    sums[i + 1] = sums[i] + factor
  })
  return sums
}

const summerWeek = weekTable(4)
const winterWeek = weekTable(5)
const summerHours = hourTable(summerWeek)
const winterHours = hourTable(winterWeek)
const summerSums = sumsOf(summerWeek)
const winterSums = sumsOf(winterWeek)

/** Midnight UTC of the nth Sunday of a month. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1)
  const daysToSunday = (10 - (Math.floor(first / DAY_MS) % 7)) % 7
  return first + (daysToSunday + 7 * (nth - 1)) * DAY_MS
}

const years = Array.from({ length: 230 }, (_, i) => 1970 + i)
const summerStarts = Float64Array.from(years, year => sunday(year, 2, 2) + 7 * HOUR_MS)
const summerEnds = Float64Array.from(years, year => sunday(year, 10, 1) + 6 * HOUR_MS)

/** Whether New York keeps summer time, by the rule in force since 2007. */
export function isNewYorkSummer(ms: number): boolean {
  // The rounded year is wrong only for hours around New Year, which is winter either way.
  const year = Math.floor(ms / averageYearMs)
  return ms >= summerStarts[year] && ms < summerEnds[year]
}

/** Expected variance of the 15 minutes that start at `ms`, relative to an average quarter-hour of the week. */
export function seasonFactor(ms: number): number {
  return (isNewYorkSummer(ms) ? summerWeek : winterWeek)[slotOfWeek(ms)]
}

/** The same for the hour that starts at `ms`. New York changes its clocks on the hour, so no hour holds both. */
export function hourSeasonFactor(ms: number): number {
  return (isNewYorkSummer(ms) ? summerHours : winterHours)[slotOfWeek(ms)]
}

/** The mean season factor of a stretch of time, wherever it begins and ends. */
export function meanSeasonFactor(startMs: number, lengthMs: number): number {
  const endMs = startMs + lengthMs
  let sum = 0
  for (let ms = startMs; ms < endMs; ) {
    const untilMs = Math.min(nextClockChange(ms), endMs)
    const sums = isNewYorkSummer(ms) ? summerSums : winterSums
    const slot = slotOfWeek(ms) + (ms % slotMs) / slotMs
    sum += sumUntil(slot + (untilMs - ms) / slotMs, sums) - sumUntil(slot, sums)
    ms = untilMs
  }
  return (sum * slotMs) / lengthMs
}

/** All factors from Monday 00:00 up to a place that may lie within a slot, or in a later week. */
function sumUntil(place: number, sums: Float64Array): number {
  const whole = Math.floor(place)
  const slot = whole % slotsPerWeek
  const weeks = (whole - slot) / slotsPerWeek
  return weeks * sums[slotsPerWeek] + sums[slot] + (sums[slot + 1] - sums[slot]) * (place - whole)
}

/** When New York next puts its clocks forward or back. */
function nextClockChange(ms: number): number {
  const year = Math.floor(ms / averageYearMs)
  if (ms < summerStarts[year]) return summerStarts[year]
  return ms < summerEnds[year] ? summerEnds[year] : summerStarts[year + 1]
}
