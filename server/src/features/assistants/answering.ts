import { type Language, problems } from '@pusula/contract'
import { Counter } from 'prom-client'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Log } from '../../platform/log.ts'
import { envelope, Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { recordCall } from './store/list.ts'
import type { Tool, ToolContext } from './tools/tool.ts'

const callsPerMinute = 60
const callsPerDay = 2_000
/** Concurrency limit of one account, in one process. */
const maxAtOnce = 10
const timeoutMs = 20_000

/** The person is to be asked, by the client itself and not by the model. */
export class PersonAsked extends Error {}

type Answer = { isError: false; said: unknown } | { isError: true; said: object }

/** Answers the calls of assistants: counts them, keeps them within their limits, and says what went wrong in our own words. */
export function createAnswering({ database, metrics, config }: Platform) {
  const calls = new Counter({
    name: 'assistants_calls_total',
    help: 'Calls of assistants, by tool and outcome',
    labelNames: ['tool', 'outcome'],
    registers: [metrics],
  })
  const inFlight = new Map<string, number>()

  async function among<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const others = inFlight.get(accountId) ?? 0
    if (others >= maxAtOnce) throw new Problem('request.tooMany', { retryAfterSeconds: 1 })
    inFlight.set(accountId, others + 1)
    try {
      return await work()
    } finally {
      const left = (inFlight.get(accountId) ?? 1) - 1
      if (left) inFlight.set(accountId, left)
      else inFlight.delete(accountId)
    }
  }

  async function run(tool: Tool, input: Record<string, unknown>, context: ToolContext): Promise<unknown> {
    const { connection, now } = context
    const use = { connectionId: connection.id, accountId: connection.accountId, now }
    const { calls: today, minuteCalls } = await recordCall(database, use)
    const secondsLeft = 60 - now.getUTCSeconds()
    if (minuteCalls > callsPerMinute) throw new Problem('request.tooMany', { retryAfterSeconds: secondsLeft })
    if (today > callsPerDay) throw new Problem('assistants.dailyLimit', { limit: callsPerDay })
    if (tool.scope && !connection.scopes.includes(tool.scope)) throw new Problem('assistants.notAllowed')
    return within(timeoutMs, tool.work(input, context))
  }

  return async function answer(
    tool: Tool,
    input: Record<string, unknown>,
    context: ToolContext,
    log: Log,
  ): Promise<Answer> {
    const { connection, language } = context
    const count = (outcome: string) => calls.inc({ tool: tool.name, outcome })
    try {
      const said = await among(connection.accountId, () => run(tool, input, context))
      count('answered')
      return { isError: false, said }
    } catch (error) {
      if (error instanceof PersonAsked) {
        count('asked')
        throw error
      }
      const problem = toProblem(error, log)
      count(problem.code)
      return { isError: true, said: { error: errorText(problem, language, config.publicUrl) } }
    }
  }
}

function toProblem(error: unknown, log: Log): Problem {
  if (error instanceof Problem) return error
  if (isUnavailable(error)) return new Problem('server.busy')
  // Neither what was asked nor the token is written down.
  log.error({ err: error }, 'a tool failed')
  return new Problem('server.failed')
}

/** A failure as a model can act on it. */
function errorText(problem: Problem, language: Language, publicUrl: string) {
  const { code, details } = problem
  const isPermission = code === 'assistants.notAllowed' || code === 'keys.notAllowed'
  return {
    code,
    message: envelope(problem, language).error.message,
    status: problems[code].status,
    ...(typeof details?.retryAfterSeconds === 'number' && { retryAfterSeconds: details.retryAfterSeconds }),
    ...(typeof details?.limit === 'number' && { limit: details.limit }),
    ...(isPermission && { settings: `${publicUrl}/dashboard/assistants` }),
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('server.busy')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
