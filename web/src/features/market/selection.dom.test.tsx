import { expect, it } from 'vitest'
import { readText } from '../../stored/stored.ts'
import { saveSelectedCoin, selectedCoin } from './selection.ts'

const ether = { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', image: '' }

it('the demo begins with a coin and remembers the coin that was looked at for itself, and leaves nothing to the member of the browser', () => {
  history.replaceState(null, '', '/dashboard/home?demo=true')
  expect(selectedCoin(false)).toMatchObject({ symbol: 'BTC' })
  saveSelectedCoin(false, ether)
  expect(selectedCoin(false)).toEqual(ether)
  expect(readText('selectedCoin')).toBeNull()
  history.replaceState(null, '', '/dashboard/home')
  expect(selectedCoin(false)).toBeNull()
})
