import { appendFile, readFile } from 'node:fs/promises'

/** Keeps checkpoints somewhere that whoever owns this machine's database does not. */
export type Anchor = (note: string) => Promise<void>

/** Adds them to a file, each once: one in a repository that others pull, on a disk that is written once, or on another machine. */
export const fileAnchor =
  (path: string): Anchor =>
  async note => {
    const saved = await readFile(path, 'utf8').catch(() => '')
    if (!saved.includes(note)) await appendFile(path, `${note}\n`, { flush: true })
  }
