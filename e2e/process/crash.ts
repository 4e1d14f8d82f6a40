import type { ServerProcess } from './server.ts'

/** Tries all of them at once and kills the server after so many successes; hands out those it acknowledged. */
export async function untilKilled<T>(
  server: ServerProcess,
  all: readonly T[],
  killAfter: number,
  attempt: (one: T, i: number) => Promise<boolean>,
): Promise<T[]> {
  const acknowledged: T[] = []
  let killed: Promise<unknown> | undefined
  const kill = () => {
    killed ??= server.end('SIGKILL')
  }
  const trying = all.map(async (one, i) => {
    // A request that the kill cut short was not acknowledged.
    if (await attempt(one, i).catch(() => false)) acknowledged.push(one)
    if (acknowledged.length >= killAfter) kill()
  })
  if (killAfter === 0) kill()
  await Promise.all(trying)
  kill()
  await killed
  return acknowledged
}
