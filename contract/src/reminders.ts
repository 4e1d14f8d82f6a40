/** When a reminder may come. What the slider offers, what the help says and what the server does are these numbers. */
export const reminderRule = {
  leastHours: 1,
  mostHours: 24,
  /** From this hour on, by the reader's own clock, nobody is woken up. */
  quietFromHour: 22,
  quietUntilHour: 9,
  /** Between two of them, however short the chosen hours are. */
  apartHours: 24,
} as const
