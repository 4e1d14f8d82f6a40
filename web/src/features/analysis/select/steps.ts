import type { Part, Parts, Run } from './run.ts'

/** The steps a reader follows, each with the reply that brings it. */
const steps = [
  ['price', 'price'],
  ['technical', 'technical'],
  ['score', 'technical'],
  ['scenarios', 'technical'],
  ['predictions', 'technical'],
  ['news', 'news'],
] as const satisfies readonly (readonly [string, keyof Parts])[]

type StepName = (typeof steps)[number][0]

export interface Step {
  name: StepName
  state: 'done' | 'now' | 'waiting'
  /** How long it took, where it was measured by itself. */
  tookMs: number | null
}

const isFirstOf = (index: number) => steps.findIndex(([, part]) => part === steps[index]?.[1]) === index

/** Where a run stands. One reply brings four steps, so they are done together; only the first of them is timed. */
export function stepsOf(run: Run): Step[] {
  const isPaid = run.paidUntilMs !== null
  const hasPrice = run.price.state !== 'waiting'
  const isAsked: Record<keyof Parts, boolean> = { price: isPaid, technical: hasPrice, levels: hasPrice, news: hasPrice }
  return steps.map(([name, part], index) => {
    const reply: Part<unknown> = run[part]
    const first = isFirstOf(index)
    if (reply.state === 'known')
      return { name, state: 'done', tookMs: first ? Math.max(0, reply.atMs - startOf(part, run)) : null }
    return { name, state: isAsked[part] && reply.state === 'waiting' && first ? 'now' : 'waiting', tookMs: null }
  })
}

const startOf = (part: keyof Parts, run: Run): number =>
  // A price may have been read before the run began.
  part !== 'price' && run.price.state === 'known' ? Math.max(run.startedMs, run.price.atMs) : run.startedMs
