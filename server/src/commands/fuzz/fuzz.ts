import { allRoutes, type NamedRoute, problems, type Route } from '@pusula/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { chanceFrom } from './chance.ts'
import { type Attempt, attemptAt, meant, type Taken } from './requests.ts'
import { valuesFrom } from './values.ts'
import { type Ask, walks } from './walks.ts'

export interface Answer {
  status: number
  type: string
  text: string
}

/** Somebody who sends what they are told to, as nobody, guest, member or administrator. */
export interface Sender {
  name: string
  send(attempt: Attempt): Promise<Answer>
  /** After a call that ended the session or the account. */
  renew(): Promise<void>
}

export interface Finding {
  call: string
  sender: string
  attempt: Attempt
  wrong: string
}

export interface Outcome {
  requests: number
  findings: Finding[]
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** Calls that were never answered with success: what was sent to them did not get far. */
  neverTaken: string[]
  /** Those of them that were sent as they are meant. */
  refusedThoughMeant: string[]
}

/** Each of them takes its caller out. */
const leaving = new Set(['logout', 'logoutEverywhere', 'remove', 'changePassword', 'endSession'])
const isLeaving = ({ feature, name }: NamedRoute) => feature === 'accounts' && leaving.has(name)

const replies = new Map<NamedRoute, { Check(value: unknown): boolean }>()
function replyCheck(named: NamedRoute) {
  const check = replies.get(named) ?? Compile(named.route.reply as TSchema)
  replies.set(named, check)
  return check
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeIn(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** What is wrong with an answer, if anything is. */
export function faultOf(named: NamedRoute, { status, type, text }: Answer): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  if (/\bat .{1,200}\.[jt]s:\d+|node_modules/.test(text)) return `a stack trace: ${text.slice(0, 300)}`
  if (status >= 400) return codeIn(parsed(text)) in problems ? undefined : `no problem of ours: ${text.slice(0, 300)}`
  if (status !== 200 || named.route.answer !== 'json' || !type.includes('json')) return undefined
  return replyCheck(named).Check(parsed(text)) ? undefined : `a reply outside its shape: ${text.slice(0, 300)}`
}

const nameOf = ({ feature, name }: NamedRoute) => `${feature}.${name}`

/** How many requests lie between two times that everybody does what the product is for. */
const walkEvery = 2_500

/** Sends that many requests, made from the shapes of all calls, and looks at every answer. */
export async function fuzz(
  senders: Sender[],
  requests: number,
  seed: number,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const chance = chanceFrom(seed)
  const values = valuesFrom(chance)
  const findings: Finding[] = []
  const statuses: Record<number, number> = {}
  const succeeded = new Set<Route>()
  const taken: Taken = new Map()
  const look = (named: NamedRoute, sender: Sender, attempt: Attempt, answer: Answer) => {
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status < 400) succeeded.add(named.route)
    const wrong = faultOf(named, answer)
    if (wrong) findings.push({ call: nameOf(named), sender: sender.name, attempt, wrong })
  }
  const asMeant = new Set<Route>()
  const ask: Ask = async (sender, route, input) => {
    asMeant.add(route)
    const named = allRoutes.find(one => one.route === route)
    if (!named) throw new Error(`${route.path} is not in the contract`)
    const attempt = meant(route, input)
    const answer = await sender.send(attempt)
    look(named, sender, attempt, answer)
    if (answer.status < 400) taken.set(route, input)
    return answer
  }
  for (let i = 0; i < requests; i++) {
    if (i % walkEvery === 0) for (const walk of walks) await walk({ senders, ask, number: i })
    const named = chance.pick(allRoutes)
    // Coming back costs more than the attempt itself.
    if (isLeaving(named) && !chance.is(0.1)) continue
    const sender = chance.pick(senders)
    const attempt = attemptAt(named, chance, values, taken)
    const answer = await sender.send(attempt)
    look(named, sender, attempt, answer)
    if (isLeaving(named) && answer.status < 400) await sender.renew()
    onProgress(i + 1)
  }
  const left = allRoutes.filter(({ route }) => !succeeded.has(route))
  return {
    requests,
    findings,
    statuses,
    neverTaken: left.map(nameOf),
    refusedThoughMeant: left.filter(({ route }) => asMeant.has(route)).map(nameOf),
  }
}
