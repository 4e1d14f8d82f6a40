import { cpus } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitedTo } from './concurrency.ts'
import { Problem } from './problem.ts'

/** argon2id parameters: memory and passes of one hash. */
interface PasswordCost {
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
  const turns = limitedTo(Math.max(2, cpus().length))
  const inTurn = <T>(work: () => Promise<T>) => {
    if (turns.waiting() >= maxWaiting) throw new Problem('server.busy')
    return turns.run(work)
  }
  const make = (password: string) => hash(typed(password), { memoryCost: memoryKib, timeCost: passes, parallelism: 1 })
  // Made with the first question, whoever it is about: a start does not wait for it.
  let dummy: Promise<string> | undefined
  return {
    hash: async password => inTurn(() => make(password)),
    verify: async (known, password) =>
      inTurn(async () => {
        dummy ??= make('nobody has this password')
        const nobodys = await dummy
        return (await verify(known ?? nobodys, typed(password))) && Boolean(known)
      }),
  }
}

/** Two keyboards may write the same letter in two ways; it is the same password. */
const typed = (password: string) => password.normalize('NFKC')
