import { type ImportReport, portfolio, type ReplyOf } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { lost, openPage, refuse, reply, sampled } from '../../../testing/page.tsx'
import { partsOf, previewOf, type RunningJob } from './calls.ts'
import ImportScreen from './ImportScreen.tsx'

const line = '2026-01-02,buy,BTC,1,1\n'
const large = `date,kind,symbol,quantity,unit_usd\n${line.repeat(Math.ceil(1_200_000 / line.length))}`
const running = (ratio: number): ReplyOf<typeof portfolio.importJob> => ({
  ...{ state: 'running', phase: 'reading', ratio, columns: null, report: null },
})

const added = { buys: { count: 1, amounts: [] }, sells: { count: 0, amounts: [] }, transfers: 0 }
const brought: ImportReport = {
  ...{ id: 'import-1', format: 'table', questions: [], timeZone: 'stated', movedMinutes: null },
  ...{ buys: 1, sells: 0, transfers: 0, fresh: { ...added, coins: ['BTC'], period: null } },
  ...{ lines: { read: 1, fresh: 1, already: 0, skipped: 0 }, coins: ['BTC'], unlisted: [], period: null },
  ...{ already: 0, noTrades: 0, foreignFees: 0, rows: [], badCount: 0, bad: [], skipped: [], short: [] },
}

/** The screen after a reload: its step of the history names the job that was under way. */
function ReloadedImport({ job }: { job: RunningJob }) {
  useState(() => history.replaceState({ typed: { import: job }, typedAtMs: Date.now() }, ''))
  return <ImportScreen />
}

function openImport(content = <ImportScreen />) {
  const page = openPage(content, {
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

const theJob = { id: 'a-job-begun-before', name: 'trades.csv' }

it('an import under way is found again after a reload, with its progress, and shown when it is done', async () => {
  const { asked, answer } = openImport(<ReloadedImport job={theJob} />)
  expect(await screen.findByText('trades.csv')).toBeTruthy()
  const bar = await screen.findByRole('progressbar', { name: 'Reading the lines' })
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
  expect(screen.queryByLabelText('Choose a file')).toBeNull()
  answer(reply(portfolio.importJob, { ...running(1), state: 'done', report: brought }))
  expect(await screen.findByText(/^1 trade added$/)).toBeTruthy()
  expect(asked(portfolio.importStart)).toEqual([])
  expect(asked(portfolio.importJob).every(({ id }) => id === theJob.id)).toBe(true)
  window.dispatchEvent(new Event('beforeunload'))
  expect(history.state.typed.import, 'it is followed once').toBeNull()
})

it('a poll that fails says nothing of the import: it is asked again, while the bar stays', async () => {
  const { asked, answer } = openImport(<ReloadedImport job={theJob} />)
  for (const failure of [lost(portfolio.importJob), refuse(portfolio.importJob, 'request.tooMany')]) {
    answer(failure)
    const before = asked(portfolio.importJob).length
    await waitFor(() => expect(asked(portfolio.importJob).length).toBeGreaterThan(before), { timeout: 10_000 })
  }
  expect(screen.getByText('trades.csv')).toBeTruthy()
  answer(reply(portfolio.importJob, { ...running(1), state: 'done', report: brought }))
  expect(await screen.findByText(/^1 trade added$/, {}, { timeout: 10_000 })).toBeTruthy()
})

it('a cancel that the server did not hear is sent again, and what was imported by then is told', async () => {
  const { user, asked, answer } = openImport(<ReloadedImport job={theJob} />)
  answer(lost(portfolio.cancelImport))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(asked(portfolio.cancelImport)).toHaveLength(1))
  answer(reply(portfolio.cancelImport, { ...running(1), state: 'done', report: brought }))
  expect(await screen.findByText(/^1 trade added$/, {}, { timeout: 10_000 })).toBeTruthy()
})

it('a file that the server has forgotten since it was sent is sent again', async () => {
  const { asked, answer } = openImport()
  const file = { name: 'trades.csv', csv: large }
  const done = { ...running(1), state: 'done' as const, report: brought }
  answer(reply(portfolio.importStart, done))
  await previewOf(file, {})
  const isThere = (id: unknown) => asked(portfolio.importPart).some((part, place) => place > 1 && part.file === id)
  const gone = refuse(portfolio.importStart, 'portfolio.fileGone')[1]
  const found = reply(portfolio.importStart, done)[1]
  answer([portfolio.importStart, input => (isThere(input.file) ? found(input) : gone(input))])
  expect(await previewOf(file, {})).toEqual(brought)
  expect(asked(portfolio.importPart), 'both parts twice').toHaveLength(4)
})

it('of an import that the server no longer knows it is said that its end is unknown', async () => {
  const { answer } = openImport(<ReloadedImport job={{ id: 'a-job-of-last-week', name: 'a.csv' }} />)
  answer(refuse(portfolio.importJob, 'portfolio.fileGone'))
  expect(await screen.findByText(/not known whether your trades were imported/)).toBeTruthy()
  expect(screen.getByLabelText('Choose a file')).toBeTruthy()
})

it('chunks join to the whole file, and none splits a surrogate pair', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 2, max: 9 }), (text, most) => {
      const parts = partsOf(text, most)
      expect(parts.join('')).toBe(text)
      for (const part of parts) expect(part.charCodeAt(0) >= 0xdc00 && part.charCodeAt(0) < 0xe000).toBe(false)
    }),
  ))
