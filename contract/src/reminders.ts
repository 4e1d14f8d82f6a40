/** Limits of reminders, shared by slider, help and server. */
export const reminderRule = {
  leastHours: 1,
  mostHours: 24,
  /** From this hour on, by the reader's own clock, nobody is woken up. */
  quietFromHour: 22,
  quietUntilHour: 9,
  /** Between two of them, however short the chosen hours are. */
  apartHours: 24,
} as const

/** When the morning brief and the weekly letter may come, in minutes of the reader's own day, by half hours. */
export const morningRule = {
  brief: { minMinute: 6 * 60, maxMinute: 11 * 60, usualMinute: 8 * 60 + 30 },
  letter: { minMinute: 6 * 60, maxMinute: 22 * 60, usualMinute: 10 * 60, usualDay: 0 },
  stepMinutes: 30,
} as const
