import type { Ask } from '../fetching/source.ts'

/** A fake fetch that returns the given bodies, one after the other, and remembers what was asked at which weight. */
export function fakeAsk(...bodies: unknown[]) {
  const paths: [path: string, weight: number][] = []
  const ask: Ask = async (path, weight, read) => {
    paths.push([path, weight])
    return read(bodies[Math.min(paths.length, bodies.length) - 1])
  }
  return { ask, paths }
}
