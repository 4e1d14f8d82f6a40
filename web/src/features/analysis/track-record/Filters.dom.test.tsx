import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { Filters } from './LatestCard.tsx'

const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('counts the coins of the record once they are known', () => {
  openPage(<Filters selection={{ days: 90 }} coins={['BTC', 'ETH']} onChange={() => undefined} />)
  expect(shown()).toEqual(['2 coins', 'BTC', 'ETH'])
})

it('says of no record that it has no coin before it is read', () => {
  openPage(<Filters selection={{ days: 90 }} coins={[]} onChange={() => undefined} />)
  expect(shown()).toEqual(['All coins'])
})
