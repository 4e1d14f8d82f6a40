import { describe, expect, it } from 'vitest'
import { habitHolds, whatCellsTell } from './cells.ts'
import { readLinesOf } from './read-lines.ts'

/** A file with every kind of line that its maker writes, and what becomes of those that are no trade. */
interface FileOfAll {
  maker: string
  format: string
  file: string
  others: string[]
}

/** What every one of them is held to. */
export function everyLineHolds(files: readonly FileOfAll[]) {
  describe.each(files)('$maker', ({ format, file, others }) => {
    it('has lines of every kind, and each of its columns says what it said', async () => {
      const read = await readLinesOf(file)
      expect(read).toMatchObject({ format, questions: [] })
      expect(read.others).toEqual(others)
      expect(await whatCellsTell(file)).toMatchSnapshot()
    })

    it('is not asked about numbers that its maker always writes in one way', () => habitHolds(file))
  })
}
