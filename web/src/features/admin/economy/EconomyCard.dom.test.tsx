import { admin } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, reply } from '../../../testing/page.tsx'
import { EconomyCard } from './EconomyCard.tsx'

const enag = { name: 'enag' as const, until: '2026-07', source: 'ENAG', readAt: null }

it('says until when months are known, and takes newer ones', async () => {
  const later = { ...enag, until: '2026-08', readAt: '2026-11-18T10:00:00.000Z' }
  const page = openPage(<EconomyCard />, { language: 'en', answers: [reply(admin.economySeries, [enag])] })
  expect(await screen.findByText(/until July 2026 · came with the product/)).toBeTruthy()
  page.answer(reply(admin.uploadSeries, later))
  page.answer(reply(admin.economySeries, [later]))
  await page.user.type(screen.getByRole('textbox'), '2026-08,1234')
  await page.user.click(screen.getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('Months taken')).toBeTruthy()
  expect(await screen.findByText(/until August 2026/)).toBeTruthy()
  expect(page.asked(admin.uploadSeries)).toMatchObject([{ name: 'enag', text: '2026-08,1234' }])
})

it('months that are refused stay in the field, and it is said', async () => {
  const page = openPage(<EconomyCard />, {
    language: 'en',
    answers: [reply(admin.economySeries, [enag]), refuse(admin.uploadSeries, 'admin.seriesRefused')],
  })
  await page.user.type(await screen.findByRole('textbox'), '2026-08,1')
  await page.user.click(screen.getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText(/These months were not taken/)).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('2026-08,1')
})
