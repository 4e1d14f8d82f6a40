import { describe, expect, it } from 'vitest'
import { readFile } from './reading.ts'
import { whatCellsTell } from './testing/cells.ts'
import { linesOf } from './testing/read-lines.ts'

/** The transfers of a file, and what became of its other lines; each of its columns is for what it was before. */
async function movesOf(text: string, clock?: string) {
  expect(await whatCellsTell(text, { clock })).toMatchSnapshot()
  const file = await readFile(text, { clock })
  const readings = file?.groups.map(({ reading }) => reading) ?? []
  const told = readings.flatMap(reading => (reading.kind === 'skipped' ? (reading.moves ?? []) : []))
  const others = readings.flatMap(reading =>
    reading.kind === 'skipped' ? (reading.moves ? [] : reading.reason) : reading.kind === 'bad' ? reading.reason : '?',
  )
  const moves = told.map(({ kind, at, amount, tradeId }) => [
    ...[kind, amount.asset, amount.quantity.toFixed(), at, tradeId],
  ])
  return { format: file?.format, clock: file?.clock, moves, others }
}

describe('Binance', () => {
  it('deposits, on the clock that the name of the file tells', async () => {
    const file = linesOf(
      'Time,Coin,Network,Amount,Address,TXID,Status',
      '25-05-06 23:05:55,USDT,TRX,125.5,TAbc,tx-1,Completed',
      '25-05-07 01:00:00,BTC,BTC,0.01,bc1q,tx-2,Failed',
      '25-05-08 01:00:00,TRY,,500,,,Completed',
    )
    expect(await movesOf(file, 'UTC+3')).toEqual({
      ...{ format: 'binance', clock: 'told', others: ['notDone', 'transfer'] },
      moves: [['in', 'USDT', '125.5', '2025-05-06T20:05:55.000Z', 'tx-1']],
    })
  })

  it('withdrawals, with what the network took', async () => {
    const file = linesOf(
      'Date(UTC+0),Coin,Network,Amount,Fee,Address,TXID,Status',
      '23-09-20 22:25:57,SOL,SOL,12.013,0.11,addr,tx-3,Completed',
      '23-09-21 22:25:57,SOL,SOL,x,0.11,addr,tx-4,Completed',
    )
    expect(await movesOf(file)).toEqual({
      ...{ format: 'binance', clock: 'stated', others: ['quantity'] },
      moves: [['out', 'SOL', '12.123', '2023-09-20T22:25:57.000Z', 'tx-3']],
    })
  })

  it('both ways in the columns of older files: one fee tells that it is of withdrawals', async () => {
    const head = 'Date(UTC),Coin,Network,Amount,TransactionFee,Address,TXID,SourceAddress,PaymentID,Status'
    const free = '2021-03-01 10:00:00,ETH,ETH,2,0,0xa,tx-5,,,Completed'
    const paid = '2021-03-02 10:00:00,BTC,BTC,0.5,0.0005,bc1,tx-6,,,Completed'
    expect((await movesOf(linesOf(head, free))).moves).toEqual([['in', 'ETH', '2', '2021-03-01T10:00:00.000Z', 'tx-5']])
    expect((await movesOf(linesOf(head, free, paid))).moves).toEqual([
      ['out', 'ETH', '2', '2021-03-01T10:00:00.000Z', 'tx-5'],
      ['out', 'BTC', '0.5005', '2021-03-02T10:00:00.000Z', 'tx-6'],
    ])
    const oldest = linesOf(head.replace('(UTC)', '').replace('Network,', ''), paid.replace('BTC,BTC', 'BTC'))
    expect((await movesOf(oldest)).moves).toEqual([['out', 'BTC', '0.5005', '2021-03-02T10:00:00.000Z', 'tx-6']])
    const of2023 = linesOf(head.replace('SourceAddress,PaymentID,', ''), paid.replace(',,,', ','))
    expect((await movesOf(of2023)).moves).toEqual([['out', 'BTC', '0.5005', '2021-03-02T10:00:00.000Z', 'tx-6']])
  })
})

it('Binance, money that was paid in or out: nothing of it is kept', async () => {
  const file = linesOf(
    'Date(UTC+3),Coin,Amount,Status,Payment Method,Indicated Amount,Fee,Order ID',
    '2023-05-25 19:16:59,TRY,5000,Successful,Bank Transfer,5000,0,o1',
    '2023-05-26 19:16:59,TRY,100,Failed,Bank Transfer,100,0,o2',
  )
  expect(await movesOf(file)).toEqual({
    format: 'binance',
    clock: 'stated',
    moves: [],
    others: ['transfer', 'transfer'],
  })
})

it('BtcTurk, by the names of its interface', async () => {
  const file = linesOf(
    'balanceType,currencySymbol,id,timestamp,funds,amount,fee,tax',
    'deposit,BTC,7001,2024-02-01T10:00:00Z,0.75,0.25,0,0',
    'withdrawal,BTC,7002,2024-02-03T10:00:00Z,0.2,-0.5,-0.0004,-0.0001',
    'deposit,TRY,7003,2024-02-03T11:00:00Z,1000,1000,0,0',
  )
  expect(await movesOf(file)).toMatchObject({
    ...{ format: 'btcturk', others: ['transfer'] },
    moves: [
      ['in', 'BTC', '0.25', '2024-02-01T10:00:00.000Z', '7001'],
      ['out', 'BTC', '0.5005', '2024-02-03T10:00:00.000Z', '7002'],
    ],
  })
})

it('tables of deposits and withdrawals with Turkish columns, and a trade among them is none', async () => {
  const file = linesOf(
    'Tarih;İşlem Tipi;Varlık;Miktar;İşlem Ücreti;Ağ;Adres;Tx Hash;Durum',
    '16.11.2024 14:35:00;Kripto Çekme;ETH;1,25000000;0,00300000;ERC20;0xabc;0x1;Tamamlandı',
    '17.11.2024 09:00:00;Kripto Yatırma;USDT;250,50;0,00;TRC20;Txyz;0x2;Tamamlandı',
    '18.11.2024 09:00:00;Kripto Çekme;ETH;1,00;0,003;ERC20;0xabc;;İptal Edildi',
    '19.11.2024 09:00:00;Alış;ETH;1,00;0,003;;;;Tamamlandı',
  )
  expect(await movesOf(file, 'UTC+3')).toMatchObject({
    ...{ format: 'turkish', others: ['notDone', 'kind'] },
    moves: [
      ['out', 'ETH', '1.253', '2024-11-16T11:35:00.000Z', '0x1'],
      ['in', 'USDT', '250.5', '2024-11-17T06:00:00.000Z', '0x2'],
    ],
  })
})
