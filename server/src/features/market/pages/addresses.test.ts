import { expect, it } from 'vitest'
import { rightAddress } from './addresses.ts'

it.each([
  ['/coins', '/coins'],
  ['/coins/bitcoin', '/coins/bitcoin'],
  ['/en/coins', '/coins'],
  ['/tr/coins', '/tr/coinler'],
  ['/tr/coins/bitcoin', '/tr/coinler/bitcoin'],
  ['/coinler/bitcoin', '/tr/coinler/bitcoin'],
  ['/en/coinler', '/coins'],
  ['/piyasa', '/tr/coinler'],
  ['/embed/btc', '/embed/btc'],
  ['/coins/..', undefined],
  ['/coins/bitcoin/more', undefined],
  ['/de/coins', undefined],
  ['/coinsx', undefined],
])('%s is %s', (path, right) => expect(rightAddress(path)).toBe(right))
