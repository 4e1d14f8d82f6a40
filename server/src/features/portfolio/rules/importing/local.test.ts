import { describe, expect, it } from 'vitest'
import { textOf } from '../../../../../../web/src/features/portfolio/importing/sheets/decoding.ts'
import { sheetText } from '../../../../../../web/src/features/portfolio/importing/sheets/sheet.ts'
import { workbookOf } from '../../../../../../web/src/features/portfolio/importing/sheets/testing.ts'
import { suggestedMapping } from './formats/suggest.ts'
import { anyHead } from './table.ts'
import { whatCellsTell } from './testing/cells.ts'
import { linesOf, readLinesOf } from './testing/read-lines.ts'

/** What every file below tells of its first line, on the clock of Istanbul. */
const bought = {
  kind: 'buy',
  coin: 'BTC',
  quantity: '0.00123456',
  tradedAt: '2024-11-16T11:35:00.000Z',
  paid: { currency: 'TRY', unit: '3105000.5', fee: '9.58' },
}
const clock = 'UTC+3'

describe('a table with Turkish columns', () => {
  it.each([
    [
      'whose kind of order stands before its side',
      'Tarih;Market;Tip;İşlem;Fiyat;Miktar;Tutar;Komisyon',
      '16.11.2024 14:35:00;btc_tl;Limit;Al;3.105.000,50;0,00123456;3.833,31;9,58',
    ],
    [
      'that says both in one word, with units behind its numbers',
      'İşlem Tarihi;İşlem Tipi;Market;Birim Fiyat;Miktar;Toplam Tutar;Komisyon',
      '16.11.2024 - 14:35;LİMİT ALIŞ EMRİ;BTC/TL;3.105.000,50 TL;0,00123456 BTC;3.833,31 TL;9,58 TL',
    ],
    [
      'of coins, with the money in the names of its columns and months by their names',
      'Tarih;Kripto Varlık;İşlem;Miktar;Fiyat (TL);Tutar (TL);Komisyon (TL)',
      '16 Kasım 2024 14:35;BTC;Alış;0,00123456;₺3.105.000,50;₺3.833,31;₺9,58',
    ],
    [
      'whose hour has a column of its own',
      'Tarih,Saat,Pazar,Yön,Fiyat,Miktar,Komisyon',
      '16/11/2024,14:35,BTC-TL,ALIM,"3,105,000.50",0.00123456,9.58',
    ],
    [
      'of orders, of which only a part was done before it was called off',
      'Tarih;Çift;Taraf;Emir Tipi;Miktar;Gerçekleşen Miktar;Ortalama Fiyat;Komisyon;Durum',
      '16.11.2024 14:35:00;BTCTRY;ALIŞ;LIMIT;1,5;0,00123456;3105000,50;9,58;İptal Edildi',
    ],
  ])('%s', async (_, head, line) => {
    const { others, entries } = await readLinesOf(linesOf(head, line), { clock })
    expect(others).toEqual([])
    expect(entries).toMatchObject([bought])
    expect(await whatCellsTell(linesOf(head, line), { clock })).toMatchSnapshot()
  })

  it('whose columns say their money with a sign', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'Tarih;Coin;Adet;Birim Fiyat ($);Toplam ($);Alış/Satış;Komisyon ($)',
        '25.01.2022;SOL;10;90,5;905;Alış;0,9',
      ),
    )
    expect(others).toEqual([])
    expect(entries).toMatchObject([{ kind: 'buy', coin: 'SOL', quantity: '10', usdCostBasis: '90.5', feeUsd: '0.9' }])
  })

  it('that names a day and no hour means that day, on whatever clock it is read and by that of rates and prices', async () => {
    const lines = linesOf(
      'Tarih;Çift;İşlem;Miktar;Fiyat',
      '10.11.2024;BTC/TL;Alış;1;100',
      '13.11.2024;BTC/TL;Satış;1;100',
    )
    const onClock = async (name: string) => (await readLinesOf(lines, { clock: name })).entries
    expect(await onClock('Europe/Istanbul')).toMatchObject([{ tradedAt: '2024-11-10' }, { tradedAt: '2024-11-13' }])
    expect(await onClock('America/Los_Angeles'), 'not the evening before').toMatchObject([
      { tradedAt: '2024-11-10' },
      { tradedAt: '2024-11-13' },
    ])
  })

  it('is the same in an Excel file, whose numbers are never asked about', async () => {
    const sheet = await workbookOf([
      ['Tarih', 'Çift', 'İşlem', 'Miktar', 'Fiyat', 'Komisyon'],
      ['16.11.2024 14:35', 'BTC/TL', 'Alış', 0.00123456, 3105000.5, 9.58],
      ['16.11.2024 14:36', 'BTC/TL', 'Alış', 1.234, '3.105.000,50', 1e-7],
    ])
    const read = await sheetText(sheet, 3_000_000)
    if (typeof read === 'string') throw new Error(read)
    const { others, entries } = await readLinesOf(read.csv, { clock })
    expect(others).toEqual([])
    expect(entries).toMatchObject([bought, { quantity: '1.234', paid: { unit: '3105000.5' } }])
  })

  it('is one text in all letters that spreadsheets write', async () => {
    const text = linesOf('Tarih;Çift;İşlem;Miktar;Fiyat', '16.11.2024;ETH/TL;Satış;1.250;105.250,5', '')
    const turkish: Record<string, number> = { Ç: 0xc7, İ: 0xdd, ı: 0xfd, ş: 0xfe }
    const oneByte = Uint8Array.from([...text].map(letter => turkish[letter] ?? letter.charCodeAt(0)))
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), oneByte, wide, Buffer.from(wide).swap16()]) {
      const { entries } = await readLinesOf(textOf(bytes), { clock })
      expect(entries).toMatchObject([{ kind: 'sell', quantity: '1250', paid: { unit: '105250.5' } }])
    }
  })

  it('never takes a share of an order for an amount, nor an order that was not done for a trade', async () => {
    const { entries, others } = await readLinesOf(
      linesOf(
        'Tarih;Çift;Yön;Gerçekleşen;Fiyat',
        '16.11.2024;ETH/TL;Alış;%100;105.250,5',
        '16.11.2024;ETH/TL;Alış;0;105.250,5',
        '16.11.2024;ETH/TL;Kripto Çekme;1;0',
      ),
    )
    expect(entries).toEqual([])
    expect(others).toEqual(['2 bad quantity', '3 skipped notDone', '4 skipped transfer'])
  })
})

it('orders of Binance are read by what was executed of them, under either name', async () => {
  const { format, entries, others } = await readLinesOf(
    linesOf(
      'Date(UTC),Order No.,Pair,Type,Side,Order Price,Order Amount,Time,Executed Quantity,Average Price,Trading Total,Status',
      '2024-11-16 14:35:10,1,BTCTRY,Limit,Buy,3200000,0.02BTC,2024-11-16 14:36:10,0.01BTC,3105000,31050TRY,Partially Filled',
      '2024-11-16 14:35:10,2,BTCTRY,Limit,Buy,3200000,0.02BTC,,0BTC,0,0TRY,Canceled',
    ),
  )
  expect([format, others]).toEqual(['binance', ['3 skipped notDone']])
  expect(entries).toMatchObject([
    { quantity: '0.01', tradedAt: '2024-11-16T14:36:10.000Z', paid: { currency: 'TRY', unit: '3105000' } },
  ])
})

it('a table of orders that nobody knows is suggested by what was done, not by what was asked for', () => {
  const head = anyHead('When,Ticker,Type,Order Price,Order Amount,Filled Amount,Avg Price,Side\n')
  expect(head && suggestedMapping(head)).toMatchObject({ price: 'Avg Price', quantity: 'Filled Amount', kind: 'Side' })
})
