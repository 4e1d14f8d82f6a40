import { describe, expect, it } from 'vitest'
import { fold } from './search.ts'

describe('folding', () => {
  it('takes the four i of Turkish for one', () =>
    expect(new Set(['BİTCOİN', 'BITCOIN', 'bıtcoın', 'bitcoin', 'Bitcoın'].map(fold))).toEqual(new Set(['bitcoin'])))

  it.each([
    ['ŞİŞE Çağrı Öğün', 'sise cagri ogun'],
    ['Pépé', 'pepe'],
    ['Ａｂｃ', 'abc'],
  ])('reads %s as %s', (text, folded) => expect(fold(text)).toBe(folded))
})
