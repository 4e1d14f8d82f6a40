import { expect, it } from 'vitest'
import { type Suffix, suffixed } from './suffixes.ts'

/** Checked by hand, one row for each way a number, a price, a time or a name can end when it is read aloud. */
const said = `
  text        accusative   dative      locative    ablative     genitive     possessive
  0           ı            a           da          dan          ın           ı
  1           i            e           de          den          in           i
  2           yi           ye          de          den          nin          si
  3           ü            e           te          ten          ün           ü
  4           ü            e           te          ten          ün           ü
  5           i            e           te          ten          in           i
  6           yı           ya          da          dan          nın          sı
  7           yi           ye          de          den          nin          si
  8           i            e           de          den          in           i
  9           u            a           da          dan          un           u
  10          u            a           da          dan          un           u
  20          yi           ye          de          den          nin          si
  30          u            a           da          dan          un           u
  40          ı            a           ta          tan          ın           ı
  50          yi           ye          de          den          nin          si
  60          ı            a           ta          tan          ın           ı
  70          i            e           te          ten          in           i
  80          i            e           de          den          in           i
  90          ı            a           da          dan          ın           ı
  100         ü            e           de          den          ün           ü
  104         ü            e           te          ten          ün           ü
  1.000       i            e           de          den          in           i
  108.000     i            e           de          den          in           i
  1.500       ü            e           de          den          ün           ü
  2026        yı           ya          da          dan          nın          sı
  1.000.000   u            a           da          dan          un           u
  3.000.000.000 ı          a           da          dan          ın           ı
  %80         i            e           de          den          in           i
  %0,5        i            e           te          ten          in           i
  %0,07       yi           ye          de          den          nin          si
  0,5         i            e           te          ten          in           i
  12,50       yi           ye          de          den          nin          si
  $5          ı            a           da          dan          ın           ı
  $104.812,40 ı            a           da          dan          ın           ı
  ₺1.500      yı           ya          da          dan          nın          sı
  €12         yu           ya          da          dan          nun          su
  552\u00a0Mn u            a           da          dan          un           u
  $4,12\u00a0Mr ı          a           da          dan          ın           ı
  28,41K      i            e           de          den          in           i
  14.32       yi           ye          de          den          nin          si
  14.02       yi           ye          de          den          nin          si
  15.30       u            a           da          dan          un           u
  20.00       yi           ye          de          den          nin          si
  13.00       ü            e           te          ten          ün           ü
  R1          i            e           de          den          in           i
  BTC         yi           ye          de          den          nin          si
  Bitcoin     i            e           de          den          in           i
  Ethereum    u            a           da          dan          un           u
  Solana      yı           ya          da          dan          nın          sı
  Chainlink   i            e           te          ten          in           i
  Kasım       ı            a           da          dan          ın           ı
`
const [header = [], ...rows] = said
  .trim()
  .split('\n')
  .map(line => line.trim().split(/[ \t]+/))
const suffixes = header.slice(1) as Suffix[]
const examples = rows.flatMap(([text = '', ...endings]) =>
  suffixes.map((suffix, i) => [text, suffix, `${text}’${endings[i]}`] as const),
)

it('is checked on more than three hundred examples', () => expect(examples.length).toBeGreaterThan(300))

it('a suffix agrees with how the value before it is read aloud', () => {
  const wrong = examples.filter(([text, suffix, right]) => suffixed(text, suffix) !== right)
  expect(wrong.map(([text, suffix, right]) => [suffixed(text, suffix), right])).toEqual([])
})

it.each([
  ['4', 'possessiveLocative', '4’ünde'],
  ['8', 'possessiveLocative', '8’inde'],
  ['2', 'possessiveLocative', '2’sinde'],
  ['1', 'possessiveLocative', '1’inde'],
  ['10', 'possessiveLocative', '10’unda'],
  ['%46', 'possessiveLocative', '%46’sında'],
  ['%5', 'instrumental', '%5’le'],
  ['2', 'instrumental', '2’yle'],
  ['$10', 'instrumental', '$10’la'],
  ['₺10', 'instrumental', '₺10’yla'],
  ['%33', 'measure', '%33’lük'],
  ['%10', 'measure', '%10’luk'],
  ['%60', 'measure', '%60’lık'],
  ['%5', 'measure', '%5’lik'],
] as const)('%s with its %s is %s', (text, suffix, right) => expect(suffixed(text, suffix)).toBe(right))
