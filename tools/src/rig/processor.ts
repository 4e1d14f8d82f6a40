import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths, whatever the machine. */
const ticksPerSecond = 100

interface Times {
  parent: number
  ownSeconds: number
  /** Of children that have ended. */
  endedSeconds: number
}

/** What the processor has done for a process so far; undefined for one that is gone, or where there is no /proc. */
function timesOf(pid: number): Times | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const seconds = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / ticksPerSecond
    return { parent: fields[1] ?? 0, ownSeconds: seconds(11), endedSeconds: seconds(13) }
  } catch {
    return undefined
  }
}

/** What the processor has done for a process and all its children, in seconds. */
export function cpuSecondsOf(pid: number): number {
  const family = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid)
  const self = timesOf(pid)
  return family.reduce((sum, { ownSeconds }) => sum + ownSeconds, (self?.ownSeconds ?? 0) + (self?.endedSeconds ?? 0))
}
