import { portfolio, type ReplyOf } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openPage, reply, sampled } from '../../../testing/page.tsx'
import { partsOf } from './calls.ts'
import ImportScreen from './ImportScreen.tsx'

const line = '2026-01-02,buy,BTC,1,1\n'
const large = `date,kind,symbol,quantity,unit_usd\n${line.repeat(Math.ceil(1_200_000 / line.length))}`
const running = (ratio: number): ReplyOf<typeof portfolio.importJob> => ({
  ...{ state: 'running', phase: 'reading', ratio, columns: null, report: null },
})

function openImport() {
  const page = openPage(<ImportScreen />, {
    isMember: true,
    answers: [
      reply(portfolio.importPart, { success: true }),
      reply(portfolio.importStart, running(0.1)),
      reply(portfolio.importJob, running(0.4)),
      reply(portfolio.cancelImport, { ...running(1), state: 'cancelled' }),
      sampled(portfolio.importColumns),
    ],
  })
  const choose = async () => {
    const file = new File([large], 'trades.csv', { type: 'text/csv' })
    await page.user.upload(await screen.findByLabelText('Choose a file'), file)
  }
  return { ...page, choose }
}

it('a large file is uploaded in chunks, read by a job with a progress bar, and shown when it is done', async () => {
  const { asked, answer, choose } = openImport()
  await choose()
  const bar = await screen.findByRole('progressbar', { name: 'Reading the lines' })
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
  const columns = {
    columns: ['a', 'b', 'c'],
    firstRow: ['1', '2', '3'],
    lineCount: 9,
    mapping: {},
    isRemembered: false,
  }
  answer(
    reply(portfolio.importJob, {
      ...{ ...running(1), state: 'done' },
      columns: { format: null, ...columns, readings: [] },
    }),
  )
  expect(await screen.findByText('trades.csv')).toBeTruthy()
  expect(asked(portfolio.importPart).map(({ part, parts }) => [part, parts])).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect(
    asked(portfolio.importPart)
      .map(({ text }) => text)
      .join(''),
  ).toBe(large)
  expect(asked(portfolio.importColumns)).toEqual([])
})

it('an aborted upload is cancelled at the server, and is no failure', async () => {
  const { user, asked, choose } = openImport()
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(asked(portfolio.cancelImport)).toHaveLength(1))
  expect(asked(portfolio.cancelImport)[0]?.id).toBe(asked(portfolio.importStart)[0]?.id)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

it('an abort that comes too late shows the result', async () => {
  const { user, answer, choose } = openImport()
  const columns = { format: null, columns: ['a', 'b', 'c'], firstRow: ['1', '2', '3'], lineCount: 9, readings: [] }
  answer(
    reply(portfolio.cancelImport, {
      ...{ ...running(1), state: 'done' },
      columns: { ...columns, mapping: {}, isRemembered: false },
    }),
  )
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Which column is what?')).toBeTruthy()
})

it('chunks join to the whole file, and none splits a surrogate pair', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 2, max: 9 }), (text, most) => {
      const parts = partsOf(text, most)
      expect(parts.join('')).toBe(text)
      for (const part of parts) expect(part.charCodeAt(0) >= 0xdc00 && part.charCodeAt(0) < 0xe000).toBe(false)
    }),
  ))
