/** Test instant at a day boundary: the evening of the last day of a year in UTC, the next day and year already in two of the four zones below. */
export const newYearsEve = new Date('2026-12-31T20:00:00.000Z')

/**
 * What calendar and clock show at that moment, for whatever belongs to a day: half a day ahead with its summer in January, behind by hours and a
 * half, at home, and ahead by hours and a half.
 */
export const newYearsEveIn = [
  { zone: 'Pacific/Auckland', day: '2027-01-01', time: '09:00' },
  { zone: 'America/St_Johns', day: '2026-12-31', time: '16:30' },
  { zone: 'Europe/Istanbul', day: '2026-12-31', time: '23:00' },
  { zone: 'Asia/Kolkata', day: '2027-01-01', time: '01:30' },
] as const

export const zones = newYearsEveIn.map(({ zone }) => zone)
