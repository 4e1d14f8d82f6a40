import { vi } from 'vitest'

/** How often others had a turn while a work was under way: none, where it holds everybody up to its end. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    if (isOver) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

/** How often others could have a turn, however quick the machine: by a clock on which every look is more than a slice later. */
export async function turnsOffered(work: () => Promise<unknown>): Promise<number> {
  let ms = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    ms += 10
    return ms
  })
  try {
    return await turnsDuring(work)
  } finally {
    clock.mockRestore()
  }
}
