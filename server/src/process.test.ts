import { expect, it } from 'vitest'
import { reachable } from './process.ts'

it.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['fd00::7', '[fd00::7]'],
  ['192.0.2.7', '192.0.2.7'],
  ['pusula.lan', 'pusula.lan'],
])('says where %s can be opened: %s', (host, expected) => expect(reachable(host)).toBe(expected))
