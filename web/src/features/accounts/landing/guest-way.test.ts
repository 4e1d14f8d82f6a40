import { expect, it } from 'vitest'
import { guestWay } from './guest-way.ts'

it.each([
  ['', '/dashboard?guest=true'],
  ['?coin=BTC&language=tr', '/dashboard/home?coin=BTC&guest=true'],
  ['?coin=%26tab%3Dx', '/dashboard/home?coin=%26tab%3Dx&guest=true'],
])('a guest who came with "%s" goes on to %s', (search, way) => expect(guestWay(search)).toBe(way))
