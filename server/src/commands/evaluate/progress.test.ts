import { expect, it } from 'vitest'
import { showProgress } from './progress.ts'

const record = (isTTY: boolean) => {
  const written: string[] = []
  const show = showProgress({ isTTY, write: text => written.push(text) })
  show('BTC', 0)
  show('BTC', 0.25)
  show('ETH', 0.5)
  show('ETH', 1)
  return written
}

it('redraws one line on a terminal and ends it when done', () => {
  const written = record(true)
  expect(written).toHaveLength(4)
  expect(written.every(text => text.startsWith('\r'))).toBe(true)
  expect(written.filter(text => text.endsWith('\n'))).toEqual([written[3]])
})

it('writes a plain line for each coin elsewhere', () => {
  expect(record(false)).toEqual(['BTC (0 %)\n', 'ETH (50 %)\n'])
})
