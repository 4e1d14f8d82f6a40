import { cpus } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from './problem.ts'

/** What one hash costs, in memory and in passes over it. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

/** argon2id as OWASP advises: 19 MiB, two passes. */
export const standardCost: PasswordCost = { memoryKib: 19_456, passes: 2 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Costs the same where there is no hash: the time of the answer does not tell whether there is one. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
}

// Beyond this a person would wait longer than a browser does.
const maxWaiting = 200

export function createPasswords({ memoryKib, passes }: PasswordCost): Passwords {
  // Each runs on its own thread and fills its own memory: more at once than cores only slows everyone down.
  const inTurn = takingTurns(Math.max(2, cpus().length))
  const make = (password: string) => hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 })
  const dummy = make('nobody has this password')
  return {
    hash: password => inTurn(() => make(password)),
    verify: (known, password) => inTurn(async () => (await verify(known ?? (await dummy), password)) && Boolean(known)),
  }
}

/** Lets at most `atOnce` pieces of work run; the others wait in the order in which they came. */
function takingTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= maxWaiting) throw new Problem('server.busy')
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place is handed on, not given back, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
