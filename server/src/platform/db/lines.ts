import { Socket } from 'node:net'

export type Lines = ReturnType<typeof trackLines>

/** The lines to the database, so that they can be cut: one that hangs would never answer a farewell. */
export function trackLines() {
  const open = new Set<Socket>()
  return {
    open: (): Socket => {
      const line = new Socket()
      open.add(line)
      return line.once('close', () => open.delete(line))
    },
    cut: () => {
      for (const line of open) line.destroy()
    },
  }
}
