import { type Purchase, portfolio } from '@pusula/contract'
import { isoDay } from '@pusula/words'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { noteServerTime } from '../../../lib/server-time.ts'
import { lost, openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import { addToPortfolio, correctPurchase, purchaseForm } from './flow.ts'
import PurchaseFlow from './PurchaseFlow.tsx'

afterEach(() => act(() => purchaseForm.set(null)))

const btc = { symbol: 'BTC', name: 'Bitcoin' }

const noted = (input: Record<string, unknown>): Purchase => ({
  id: String(input.id),
  kind: 'buy',
  quantity: String(input.quantity),
  usdCostBasis: String(input.usdCostBasis),
  feeUsd: '0',
  totalUsd: '0',
  paid: null,
  perDollar: null,
  purchaseDate: `${input.purchaseDate}T00:00:00.000Z`,
  day: String(input.purchaseDate),
  isWholeDay: true,
  isIncome: false,
  pairId: null,
  networkFee: null,
  notes: null,
})

function openForm(language: 'tr' | 'en', serverTime = new Date()) {
  const page = openPage(<PurchaseFlow />, {
    address: '/dashboard/home',
    isMember: true,
    ...{ language, serverTime },
    answers: [
      refuse(portfolio.priceOn, 'market.unknownCoin'),
      refuse(portfolio.overview, 'server.failed'),
      refuse(portfolio.add, 'portfolio.notEnough'),
    ],
  })
  act(() => addToPortfolio(btc))
  return page
}

it('validation: an incomplete purchase is not sent, and the first invalid field is focused', async () => {
  const { user, asked } = openForm('en')
  expect(await screen.findByText('Price error: no price came; you can type it.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Save purchase' }))
  expect(screen.getAllByText('This field is required.')).toHaveLength(2)
  expect(screen.getByText('Please fill in all required fields.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Quantity')))
  await user.type(screen.getByLabelText('Quantity'), '0')
  await user.type(screen.getByLabelText('Unit price'), 'ten')
  expect(screen.getByText('It must be at least 0.00000001.')).toBeTruthy()
  expect(screen.getByText('Use only digits, dot and comma.')).toBeTruthy()
  expect(screen.queryByText('Please fill in all required fields.')).toBeNull()
  expect(asked(portfolio.add)).toEqual([])
})

it('a refused entry reopens the form with all its text and id, and is saved on retry', async () => {
  const { user, asked, answer } = openForm('tr')
  await user.type(await screen.findByLabelText('Miktar'), '1,5')
  await user.type(screen.getByLabelText('Birim fiyat'), '1.234,56')
  await user.type(screen.getByLabelText(/^Not/), 'ilk')
  await user.click(screen.getByRole('button', { name: 'Alımı kaydet' }))
  expect(await screen.findAllByText('Alım eklenmedi')).toBeTruthy()
  const quantity = await screen.findByLabelText<HTMLInputElement>('Miktar')
  expect([quantity.value, screen.getByLabelText<HTMLInputElement>('Birim fiyat').value]).toEqual(['1,5', '1.234,56'])
  expect(quantity.getAttribute('aria-invalid')).toBe('true')

  answer(replyWith(portfolio.add, noted))
  await user.click(screen.getByRole('button', { name: 'Alımı kaydet' }))
  expect(await screen.findAllByText('Portföye eklendi')).toBeTruthy()
  const [first, second] = asked(portfolio.add)
  expect(second).toMatchObject({ quantity: '1.5', usdCostBasis: '1234.56', coinSymbol: 'BTC', notes: 'ilk' })
  expect(second?.id).toBe(first?.id)
  expect(second?.purchaseDate, 'a day, not an instant of this browser').toBe(isoDay(new Date()))
})

it('an error of a proxy (502) preserves the form, and a retry is idempotent', async () => {
  const { user, asked, answer } = openForm('en')
  answer([portfolio.add, () => ({ status: 502, body: '<h1>Bad gateway</h1>' })])
  await user.type(await screen.findByLabelText('Quantity'), '1')
  await user.type(screen.getByLabelText('Unit price'), '10')
  await user.click(screen.getByRole('button', { name: 'Save purchase' }))
  expect(await screen.findAllByText('Purchase not added')).toBeTruthy()
  expect(screen.getByText('Please try again. What is there is not added twice.')).toBeTruthy()
  expect(screen.queryByText('No answer came')).toBeNull()
  answer(replyWith(portfolio.add, noted))
  await user.click(await screen.findByRole('button', { name: 'Save purchase' }))
  await waitFor(() => expect(asked(portfolio.add)).toHaveLength(2))
  expect(new Set(asked(portfolio.add).map(({ id }) => id)).size).toBe(1)
})

it('a day fills its price in the money that was paid, a typed sign chooses the money, and what is unusual is asked', async () => {
  const { user, asked, answer } = openForm('tr')
  answer(
    replyWith(portfolio.priceOn, ({ date, currency }) => ({
      priceUsd: date === '2012-01-01' ? null : 100,
      isBeforeTrading: date === '2012-01-01',
      rate: currency ? { perDollar: 41.65, venue: 'Binance', date: '2025-10-03' } : null,
    })),
    replyWith(portfolio.add, noted),
  )
  const date = await screen.findByLabelText('Tarih')
  const unit = screen.getByLabelText<HTMLInputElement>('Birim fiyat')
  fireEvent.change(date, { target: { value: '2025-10-03' } })
  await waitFor(() => expect(unit.value).toBe('100,00'))
  await user.selectOptions(screen.getByLabelText('Para birimi'), 'TRY')
  await waitFor(() => expect(unit.value).toBe('4165,00'))
  expect(screen.getByText(/\(3 Eki 2025\): \$100,00 × ₺41,65/)).toBeTruthy()
  expect(screen.getByText(/Kaynak: Binance, 3 Eki 2025/)).toBeTruthy()

  await user.clear(unit)
  await user.type(unit, '₺9000')
  expect(screen.getByText(/O günün fiyatından çok uzak \(₺4\.165,00\)/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'O günün fiyatını kullan: ₺4.165,00' })).toBeTruthy()
  await user.type(screen.getByLabelText('Miktar'), '0,5')
  await user.type(screen.getByLabelText(/^O günün kuru/), '42')
  fireEvent.change(date, { target: { value: '2012-01-01' } })
  expect(await screen.findByText(/henüz işlem görmüyordu/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Alımı kaydet' }))
  await waitFor(() => expect(asked(portfolio.add)).toHaveLength(1))
  expect(asked(portfolio.add)[0]).toMatchObject({
    quantity: '0.5',
    paid: { currency: 'TRY', unit: '9000', fee: '0', perDollar: '42' },
  })
})

it('a sale says what was held that day, takes all of it, refuses more, and tells what it wins', async () => {
  const { user, asked, answer } = openForm('tr')
  answer(
    replyWith(portfolio.sellable, ({ at, quantity }) => {
      const held = at === '2025-10-03' ? '20.2' : '0'
      return { held, most: held, costUsd: quantity && Number(quantity) <= Number(held) ? '889.8' : null }
    }),
    replyWith(portfolio.add, noted),
  )
  await user.click(await screen.findByRole('button', { name: 'Satış' }))
  fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '2025-10-03' } })
  expect(await screen.findByText('O gün elinde 20,2 BTC vardı')).toBeTruthy()
  const quantity = screen.getByLabelText<HTMLInputElement>('Miktar')
  await user.type(quantity, '21')
  await user.type(screen.getByLabelText('Birim fiyat'), '100')
  expect(await screen.findByText('O gün elinde yalnızca 20,2 BTC vardı.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Satışı kaydet' }))
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  expect(asked(portfolio.add)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Hepsi' }))
  expect(quantity.value).toBe('20,2')
  expect(await screen.findByText('+$1.130,20')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Satışı kaydet' }))
  await waitFor(() => expect(asked(portfolio.add)).toMatchObject([{ kind: 'sell', quantity: '20.2' }]))
})

it('a sale that is refused is called a sale', async () => {
  const { user, answer } = openForm('en')
  answer(reply(portfolio.sellable, { held: '2', most: '2', costUsd: '10' }))
  await user.click(await screen.findByRole('button', { name: 'Sell' }))
  await user.type(screen.getByLabelText('Quantity'), '1')
  await user.type(screen.getByLabelText('Unit price'), '100')
  await user.click(screen.getByRole('button', { name: 'Save sale' }))
  expect(await screen.findAllByText('Sale not added')).toBeTruthy()
})

it('clock skew: today is the day of the server, on a device whose clock is three days ahead', async () => {
  onTestFinished(() => noteServerTime(new Headers({ date: new Date().toUTCString() })))
  const serverTime = new Date(Date.now() - 3 * 86_400_000)
  const { user, asked } = openForm('en', serverTime)
  await screen.findByText('Price error: no price came; you can type it.')
  act(() => purchaseForm.set(null))
  act(() => addToPortfolio(btc))
  const date = await screen.findByLabelText<HTMLInputElement>('Date')
  expect([date.value, date.max]).toEqual([isoDay(serverTime), isoDay(serverTime)])
  fireEvent.change(date, { target: { value: isoDay(new Date()) } })
  await user.type(screen.getByLabelText('Quantity'), '1')
  await user.type(screen.getByLabelText('Unit price'), '100')
  await user.click(screen.getByRole('button', { name: 'Save purchase' }))
  expect(await screen.findByText('This date has not come yet.')).toBeTruthy()
  expect(asked(portfolio.add)).toEqual([])
})

it('a date that the server refuses says so in its field until there is another one', async () => {
  const { user, answer } = openForm('en')
  answer(refuse(portfolio.add, 'request.invalid', { fields: [{ field: 'purchaseDate', rule: 'range' }] }))
  await user.type(await screen.findByLabelText('Quantity'), '1')
  await user.type(screen.getByLabelText('Unit price'), '100')
  await user.click(screen.getByRole('button', { name: 'Save purchase' }))
  expect(await screen.findByText('This date has not come yet.')).toBeTruthy()
  const date = screen.getByLabelText('Date')
  expect(date.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(date, { target: { value: '2025-10-03' } })
  expect(screen.queryByText('This date has not come yet.')).toBeNull()
})

const bought: Purchase = {
  ...noted({ id: 'bought-before-1', quantity: '1', usdCostBasis: '100', purchaseDate: '2025-10-03' }),
  purchaseDate: '2025-10-03T09:30:00.000Z',
  isWholeDay: false,
}

it('optimistic locking: a conflict with another page is shown before it is overwritten, and nothing typed is lost', async () => {
  const { user, asked, answer } = openForm('en')
  const now = { ...bought, quantity: '3', usdCostBasis: '120', notes: 'from the phone', isIncome: true }
  answer(refuse(portfolio.change, 'portfolio.changedMeanwhile', { now }))
  act(() => correctPurchase(btc, bought))
  const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity')
  await user.clear(quantity)
  await user.type(quantity, '2')
  await user.click(screen.getByRole('button', { name: 'Save change' }))
  const told =
    /it now says: 3 BTC · \$120.00 · 3 Oct 2025 · Reward, airdrop or gift \(income\) · from the phone\. Saving replaces it/
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2')

  answer(reply(portfolio.change, { ...now, quantity: '2' }))
  await user.click(screen.getByRole('button', { name: 'Save change' }))
  expect(await screen.findAllByText('Entry updated')).toBeTruthy()
  const terms = {
    quantity: '1',
    usdCostBasis: '100',
    feeUsd: '0',
    purchaseDate: bought.purchaseDate,
    notes: null,
    isIncome: false,
  }
  expect(asked(portfolio.change).map(({ quantity, seen }) => [quantity, seen])).toEqual([
    ['2', terms],
    ['2', { ...terms, quantity: '3', usdCostBasis: '120', notes: 'from the phone', isIncome: true }],
  ])
})

it('a correction of its quantity alone leaves the day as it is; another day is sent as a day', async () => {
  const { user, asked, answer } = openForm('en')
  const day = { ...bought, purchaseDate: '2025-10-03T00:00:00.000Z', isWholeDay: true }
  answer(reply(portfolio.change, day))
  act(() => correctPurchase(btc, day))
  await user.click(await screen.findByRole('button', { name: 'Save change' }))
  act(() => correctPurchase(btc, day))
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2025-10-04' } })
  await user.click(screen.getByRole('button', { name: 'Save change' }))
  await waitFor(() => expect(asked(portfolio.change)).toHaveLength(2))
  expect(asked(portfolio.change).map(({ purchaseDate, seen }) => [purchaseDate, seen])).toMatchObject([
    [undefined, { purchaseDate: '2025-10-03' }],
    ['2025-10-04', { purchaseDate: '2025-10-03' }],
  ])
})

it('a sale of a whole day is asked about by its day: its last moment is later than may be noted shortly after midnight', async () => {
  const { asked, answer } = openForm('en')
  answer(reply(portfolio.sellable, { held: '2', most: '2', costUsd: null }))
  const sold = { ...bought, kind: 'sell' as const }
  act(() => correctPurchase(btc, { ...sold, purchaseDate: '2025-10-03T23:59:59.999Z', isWholeDay: true }))
  await waitFor(() => expect(asked(portfolio.sellable)).toMatchObject([{ at: '2025-10-03', without: sold.id }]))
  act(() => correctPurchase(btc, sold))
  await waitFor(() => expect(asked(portfolio.sellable).at(-1)).toMatchObject({ at: sold.purchaseDate }))
})

it('a correction with a lost response is reported as unknown', async () => {
  const { user, answer } = openForm('en')
  answer(lost(portfolio.change))
  act(() => correctPurchase(btc, bought))
  await user.click(await screen.findByRole('button', { name: 'Save change' }))
  expect(await screen.findAllByText(/it is not known whether what you typed was saved/i)).toBeTruthy()
  // What was typed is there for the second try.
  expect((await screen.findByLabelText<HTMLInputElement>('Quantity')).value).toBe('1')
})

it('a correction of an entry that was deleted elsewhere reopens as a new entry', async () => {
  const { user, asked, answer } = openForm('tr')
  answer(refuse(portfolio.change, 'portfolio.entryGone'), replyWith(portfolio.add, noted))
  act(() => correctPurchase(btc, bought))
  await user.click(await screen.findByRole('button', { name: 'Değişikliği kaydet' }))
  expect(await screen.findByText('Bu kayıt bu arada silinmiş. Kaydedersen yeni bir kayıt olur.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Alımı kaydet' }))
  await waitFor(() =>
    expect(asked(portfolio.add)).toMatchObject([{ id: bought.id, quantity: '1', usdCostBasis: '100' }]),
  )
})

it('a correction that fails while another form is open shows a toast, and reopens with its text after that one', async () => {
  const { user, answer } = openForm('en')
  let fail = () => {}
  const slow = new Promise<void>(resolve => {
    fail = resolve
  })
  const [route, answered] = lost(portfolio.change)
  answer([route, async input => slow.then(() => answered(input))])
  act(() => correctPurchase(btc, bought))
  const quantity = () => screen.findByLabelText<HTMLInputElement>('Quantity')
  await user.clear(await quantity())
  await user.type(await quantity(), '2')
  await user.click(screen.getByRole('button', { name: 'Save change' }))
  act(() => addToPortfolio(btc))
  await user.type(await quantity(), '7')
  await act(async () => fail())
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
  expect(screen.getAllByText('Bitcoin: what you typed comes back once the open form is closed.')).toBeTruthy()
  expect((await quantity()).value).toBe('7')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Save change' })).toBeTruthy()
  expect(await screen.findAllByText(/it is not known whether what you typed was saved/i)).toBeTruthy()
  expect((await quantity()).value).toBe('2')
})
