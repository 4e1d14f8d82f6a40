import { market, portfolio } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rates } from '../../../demo/coins.ts'
import { demoRealReturn } from '../../../demo/portfolio.ts'
import { openPage, reply, replyWith } from '../../../testing/page.tsx'
import { setDiscreet } from '../discreet/discreet.ts'
import { chooseIndex } from '../queries.ts'
import RealReturnScreen from './RealReturnScreen.tsx'

const answered = replyWith(portfolio.realReturn, input => demoRealReturn(input))
const open = (language: 'tr' | 'en' = 'en') =>
  openPage(<RealReturnScreen />, {
    isMember: true,
    language,
    currency: 'TRY',
    answers: [answered, reply(market.rates, rates())],
  })

it('shows the figure, the rivals and every purchase in the money of today', async () => {
  open()
  expect(await screen.findByText('Your return after prices')).toBeTruthy()
  expect(screen.getByText('Each purchase in today’s money')).toBeTruthy()
  expect(screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Gram gold'), expect.stringContaining('Lira deposit')]),
  )
  expect(screen.getByText(/÷/)).toBeTruthy()
})

it('a rival is drawn and hidden by its row; Bitcoin is hidden at first', async () => {
  const { user } = open()
  const row = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Bitcoin/ })
  expect(row.checked).toBe(false)
  const chart = screen.getByRole('slider')
  expect(chart.getAttribute('aria-label')).not.toContain('Bitcoin')
  await user.click(row)
  expect(screen.getByRole('slider').getAttribute('aria-label')).toContain('Bitcoin')
})

it('another index, or none, is chosen by its own result', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Price index: / }))
  const sheet = await screen.findByRole('dialog')
  await user.click(within(sheet).getByRole('radio', { name: /None/ }))
  await waitFor(() => expect(screen.queryByText('Your return after prices')).toBeNull())
  expect(screen.getByText('Your return')).toBeTruthy()
  chooseIndex('TRY', 'tuik')
})

it('without a purchase there is a way to begin', async () => {
  openPage(<RealReturnScreen />, {
    isMember: true,
    language: 'tr',
    answers: [replyWith(portfolio.realReturn, input => ({ ...demoRealReturn(input), returns: null }))],
  })
  expect(await screen.findByText('Karşılaştıracak alım yok')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Alım ekle' })).toBeTruthy()
})

it('amounts are hidden where the reader is discreet, percents are not', async () => {
  setDiscreet(true)
  open('tr')
  await screen.findByText('Her alım, bugünün parasıyla')
  expect(document.body.textContent).not.toMatch(/₺\s?\d/)
  expect(document.body.textContent).toMatch(/₺\s••••••/)
  setDiscreet(false)
  await waitFor(() => expect(document.body.textContent).toMatch(/₺\d/))
})
