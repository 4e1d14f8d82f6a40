import type { Chance } from '../fuzz/chance.ts'
import { type Habit, habitsOf, type Way } from './habits.ts'
import type { LoadPerson } from './population.ts'

export interface SentRequest {
  name: string
  /** From when it was due, so that a server that stands still cannot hide the requests that wait behind it. */
  tookMs: number
  /** 0 where there was no answer at all. */
  status: number
}

/** Lets everybody follow their habits for that long, at times that do not depend on how quick the answers are. */
export async function drive(
  people: readonly LoadPerson[],
  way: Way,
  forMs: number,
  chance: Chance,
): Promise<SentRequest[]> {
  const habits = habitsOf(way)
  const outcomes: SentRequest[] = []
  const underWay = new Set<Promise<void>>()
  const endMs = performance.now() + forMs

  const act = async (person: LoadPerson, { name, act }: Habit, dueMs: number) => {
    const status = await act(person, chance).then(
      answer => answer.status,
      () => 0,
    )
    outcomes.push({ name, tookMs: performance.now() - dueMs, status })
  }
  const plan = (person: LoadPerson, habit: Habit, dueMs: number) => {
    if (dueMs >= endMs) return
    setTimeout(() => {
      const acting = act(person, habit, dueMs).finally(() => underWay.delete(acting))
      underWay.add(acting)
      const [leastMs, mostMs] = habit.everyMs
      plan(person, habit, dueMs + leastMs + chance.next() * (mostMs - leastMs))
    }, dueMs - performance.now())
  }
  const startMs = performance.now()
  // Everybody came at a time of their own.
  for (const person of people)
    for (const habit of habits.filter(({ who }) => who.includes(person.kind)))
      plan(person, habit, startMs + chance.next() * habit.everyMs[1])
  await new Promise(resolve => setTimeout(resolve, forMs))
  await Promise.all(underWay)
  return outcomes
}
