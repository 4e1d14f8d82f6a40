import { expect, it } from 'vitest'
import { withoutCents } from './CoinCard.tsx'

it.each([
  ['$104.812,40', '$104.812', ',40'],
  ['$104,812.40', '$104,812', '.40'],
  ['$12,3456', '$12,3456', ''],
  ['$0,174218', '$0,174218', ''],
  ['$0.00001234', '$0.00001234', ''],
  ['–', '–', ''],
])('%s', (text, whole, cents) => expect(withoutCents(text)).toEqual({ whole, cents }))
