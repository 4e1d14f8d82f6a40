import { portfolio, type ReplyOf } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import ImportsScreen from './ImportsScreen.tsx'

const past: ReplyOf<typeof portfolio.imports>[number] = {
  ...{ id: '00000000-0000-4000-8000-000000000004', format: 'table', importedAt: '2026-01-01T12:00:00.000Z' },
  ...{ entries: 3, editedCount: 1 },
  edited: [{ id: 'one', kind: 'buy', coinSymbol: 'BTC', quantity: '0.5', purchaseDate: '2025-10-03T12:00:00.000Z' }],
}

async function askToUndo(change: Partial<typeof past> = {}) {
  const answers = [reply(portfolio.imports, [{ ...past, ...change }])]
  const page = openPage(<ImportsScreen />, { isMember: true, answers })
  await page.user.click(await screen.findByRole('button', { name: 'Undo import' }))
  return { ...page, dialog: within(await screen.findByRole('dialog')) }
}

it('what was corrected since an import is named before it is undone, and stays unless it shall go too', async () => {
  const { user, asked, answer, dialog } = await askToUndo()
  expect(dialog.getByText(/You have edited since: 0.5 BTC, /).textContent).toContain('2 entries from this file')
  expect(dialog.getByRole('checkbox', { name: 'Keep what I edited', checked: true })).toBeTruthy()
  expect(asked(portfolio.undoImport)).toEqual([])
  answer(reply(portfolio.imports, []), reply(portfolio.undoImport, { removed: 2, kept: 1, bin: 'bin-1' }))
  await user.click(await awake('Undo'))
  expect(await screen.findAllByText('2 entries removed again')).toBeTruthy()
  expect(asked(portfolio.undoImport)).toEqual([expect.objectContaining({ id: past.id, keepEdited: 'true' })])
  // The way back stands beside what was said.
  answer(reply(portfolio.restore, { restored: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findAllByText('2 entries brought back')).toBeTruthy()
  expect(asked(portfolio.restore)).toMatchObject([{ id: 'bin-1' }])
})

it('of many corrected entries it says how many more there are than it names', async () => {
  const { dialog } = await askToUndo({ entries: 40, editedCount: 23 })
  expect(dialog.getByText(/You have edited since: 0.5 BTC, .*; and 22 more entries\.$/)).toBeTruthy()
})

it('who lets the corrected entries go is told of all, and the next question begins with keeping them', async () => {
  const { user, dialog } = await askToUndo()
  await user.click(dialog.getByRole('checkbox'))
  expect(dialog.getByText(/3 entries from this file will be deleted/)).toBeTruthy()
  await user.click(await awake('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByRole('checkbox', { checked: true })).toBeTruthy()
})

it('an undo with a lost response is not reported as failed', async () => {
  const { user, answer } = await askToUndo()
  answer(lost(portfolio.undoImport))
  await user.click(await awake('Undo'))
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('The import could not be undone')).toBeNull()
})

it('undo is idempotent: one that a first tap has undone is no failure', async () => {
  const { user, answer } = await askToUndo()
  answer(refuse(portfolio.undoImport, 'portfolio.nothingToUndo'), reply(portfolio.imports, []))
  await user.click(await awake('Undo'))
  expect(await screen.findAllByText('This file is undone already: none of its entries is left.')).toBeTruthy()
  expect(screen.queryByText('The import could not be undone')).toBeNull()
})
