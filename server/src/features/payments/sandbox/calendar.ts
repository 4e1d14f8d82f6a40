import type { Plan } from '@pusula/contract'

const months: Record<Plan, number> = { monthly: 1, yearly: 12 }

/** The same day a month or a year later; a day that month does not have becomes its last one. */
export function periodEnd(start: Date, plan: Plan): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + months[plan])
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
