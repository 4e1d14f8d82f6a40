import { market } from '@pusula/contract'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openPage, replyWith } from '../../../testing/page.tsx'
import { BigPrice } from './CoinCard.tsx'

let rise: () => void = () => undefined
function Two() {
  const [factor, setFactor] = useState(1)
  rise = () => setFactor(1.0001)
  return [1, 1234.56].map(priceUsd => <BigPrice key={priceUsd} priceUsd={priceUsd * factor} />)
}

/** The columns of digits that roll. */
const columns = () => [...document.querySelectorAll<HTMLElement>('[style*="--d"]')]

it('does not roll from dollars to lira when the rate arrives: no column of one currency lives on in the other', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const rate = { perDollar: 41.99, dayAgoPerDollar: 41.9, at: new Date().toISOString(), venues: ['BtcTurk'] }
  const rates = { TRY: rate, EUR: null, source: 'simulated' as const }
  openPage(<Two />, { currency: 'TRY', answers: [replyWith(market.rates, () => arrived.then(() => rates))] })
  const inDollars = columns()
  expect(inDollars.length).toBeGreaterThan(0)
  expect(document.body.textContent).toMatch(/\$1\.0000.*\$1,234\.56/)
  arrive()
  await waitFor(() => expect(document.body.textContent).toMatch(/₺41\.99.*₺51,839\.17/))
  expect(inDollars.filter(column => column.isConnected)).toEqual([])

  const inLira = columns()
  act(rise)
  expect(document.body.textContent).toContain('₺51,844.36')
  expect(columns(), 'a tick moves the digits that are there').toEqual(inLira)
})
