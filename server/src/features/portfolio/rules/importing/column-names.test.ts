import { expect, it } from 'vitest'
import { readFile } from './reading.ts'
import { linesIn, linesOf } from './testing/read-lines.ts'

/** A file of one maker, and under which other names its columns go: it is read the same under each of them alone. */
interface Named {
  file: string
  format: string
  /** By the place of the column. */
  names: Record<number, string[]>
}

const turkishDates = ['Tarih/Saat', 'Tarih / Saat', 'Tarih ve Saat', 'Zaman', 'İşlem Zamanı', 'İşlem Tarihi']

const named: Record<string, Named> = {
  'Binance, orders': {
    format: 'binance',
    file: linesOf(
      'Date(UTC),Pair,Side,Executed,Average Price,Trading total,Status',
      '2024-11-16 14:35:10,BTCUSDT,BUY,0.01BTC,90000,900USDT,FILLED',
      '2024-11-16 14:36:10,BTCUSDT,SELL,0.02BTC,91000,1820USDT,Partially Filled',
      '2024-11-16 14:37:10,BTCUSDT,SELL,0BTC,0,0USDT,NEW',
      '2024-11-16 14:38:10,BTCUSDT,SELL,0.02BTC,?,0USDT,FILLED',
    ),
    names: {
      0: ['Order Time', 'Date(UTC+0)'],
      1: ['Symbol'],
      3: ['Executed Quantity', 'Executed Qty', 'Executed Amount'],
      4: ['Avg Price', 'Avg. Price', 'Average'],
      5: ['Total', 'Executed Total'],
    },
  },
  Ghostfolio: {
    format: 'ghostfolio',
    file: linesOf(
      'Date,Symbol,Quantity,Type,UnitPrice,Currency,Fee',
      '2024-11-16T14:35:10Z,BTCUSD,0.5,buy,40000,USD,10',
      '2024-11-17T14:35:10Z,BTCUSD,0.2,sell,45000,EUR,?',
    ),
    names: {
      0: ['Trade Date', 'TradeDate'],
      1: ['Code', 'Ticker'],
      2: ['Qty', 'Shares', 'Units'],
      3: ['Action', 'Buy/Sell'],
      4: ['Price', 'TradePrice'],
      5: ['Ccy', 'CurrencyPrimary'],
      6: ['Commission', 'IBCommission'],
    },
  },
  'Turkish columns, a pair': {
    format: 'turkish',
    file: linesOf(
      'İşlem No;Tarih;Saat;İşlem Çifti;İşlem Tipi;Miktar;Fiyat;Toplam;Komisyon;Komisyon Birimi;Durum',
      '7;16.11.2024;14:35;BTC/TL;Alış;0,5;3105000,5;1552500,25;0,001;BTC;Gerçekleşti',
      '8;17.11.2024;14:35;BTC/TL;Satış;0,5;3105000,5;1552500,25;0,5;TL;İptal edildi',
      '9;18.11.2024;14:35;BTC/TL;Satış;0,5;3105000,5;?;0,5;TL;Gerçekleşti',
    ),
    names: {
      0: ['İşlem Numarası', 'İşlem ID'],
      1: turkishDates,
      2: ['İşlem Saati', 'Time', 'Hour'],
      3: ['Çift', 'Parite', 'Piyasa', 'Market', 'Pazar', 'Sembol'],
      4: ['İşlem Türü', 'İşlem Yönü', 'Alış/Satış', 'Al/Sat', 'Yön', 'Taraf', 'Tür', 'Tip', 'İşlem', 'Emir Yönü'],
      5: ['Adet'],
      6: ['Gerçekleşen Fiyat', 'Ortalama Fiyat', 'Birim Fiyat', 'İşlem Fiyatı'],
      7: ['Toplam Tutar', 'İşlem Tutarı', 'Tutar', 'Hacim'],
      8: ['Komisyon Tutarı', 'İşlem Ücreti', 'Ücret', 'Kesinti'],
      9: ['Komisyon Para Birimi', 'Ücret Birimi'],
      10: ['Emir Durumu'],
    },
  },
  'Turkish columns, a coin and its money': {
    format: 'turkish',
    file: linesOf(
      'Tarih;Kripto Varlık;Para Birimi;Emir Yönü;Gerçekleşen Miktar;Miktar;Fiyat',
      '16.11.2024 14:35;BTC;TL;Alış;0,5;0,7;3105000,5',
    ),
    names: {
      1: ['Kripto Para', 'Varlık', 'Coin', 'Kripto'],
      2: ['İşlem Para Birimi', 'Ödeme Birimi'],
      3: ['Emir Tipi', 'Emir Türü', 'Emir', 'Yön'],
      4: ['Gerçekleşen'],
    },
  },
  'Turkish columns, deposits and withdrawals': {
    format: 'turkish',
    file: linesOf(
      'Tarih;Kripto Varlık;İşlem Tipi;Miktar;İşlem Ücreti;TxID;Durum;Adres',
      '16.11.2024 14:35;BTC;Çekme;0,5;0,001;h1;Tamamlandı;bc1',
      '17.11.2024 14:35;BTC;Yatırma;0,7;0;h2;Tamamlandı;bc1',
      '18.11.2024 14:35;BTC;Çekme;0,5;0,001;h3;Beklemede;bc1',
      '19.11.2024 14:35;BTC;Çekme;0,5;?;h4;Tamamlandı;bc1',
    ),
    names: {
      0: turkishDates,
      1: ['Kripto Para', 'Varlık', 'Coin', 'Kripto', 'Para Birimi', 'Birim', 'Sembol'],
      2: ['İşlem Türü', 'İşlem', 'Tür', 'Tip', 'Yön'],
      3: ['Adet', 'Tutar'],
      4: ['Ağ Ücreti', 'Transfer Ücreti', 'Komisyon', 'Ücret', 'Kesinti'],
      5: ['Tx ID', 'Tx Hash', 'İşlem Hash', 'İşlem No', 'İşlem ID', 'İşlem Numarası'],
      6: ['İşlem Durumu'],
    },
  },
  'Turkish columns, where only the transaction says that nothing was traded': {
    format: 'turkish',
    file: linesOf('Tarih;Coin;İşlem;Miktar;TxID', '16.11.2024 14:35;BTC;Giden;0,5;h1', '17.11.2024;BTC;Gelen;0,7;h2'),
    names: { 4: ['Tx ID', 'Tx Hash', 'İşlem Hash'] },
  },
  'Turkish columns, where only the address says so': {
    format: 'turkish',
    file: linesOf(
      'Tarih;Coin;İşlem;Miktar;Adres',
      '16.11.2024 14:35;BTC;Giden;0,5;bc1',
      '17.11.2024;BTC;Gelen;0,7;bc1',
    ),
    names: { 4: ['Cüzdan Adresi', 'Alıcı Adres', 'Gönderen Adres', 'Ağ'] },
  },
  'Binance, deposits': {
    format: 'binance',
    file: linesOf(
      'Date(UTC),Coin,Network,Amount,TransactionFee,Address,TXID,Status',
      '2023-09-20 22:25:57,SOL,SOL,12.013,0.11,addr,tx-3,Completed',
      '2023-09-21 22:25:57,SOL,SOL,12.013,?,addr,tx-3,Success',
    ),
    names: { 0: ['Date', 'Date(UTC+0)', 'Time'], 4: ['Fee'] },
  },
  Koinly: {
    format: 'koinly',
    file: linesOf(
      'Date (UTC),Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency',
      '2024-01-01 10:00,1,BTC,20,BNB,0.1,BNB',
    ),
    names: { 0: ['Date', 'Koinly Date'] },
  },
  BtcTurk: {
    format: 'btcturk',
    file: linesOf(
      'id,price,numeratorSymbol,denominatorSymbol,orderType,timestamp,amount,fee,tax',
      `1,33,USDT,TRY,buy,${Date.UTC(2024, 5, 14, 10)},1000,-50,-9`,
    ),
    names: { 5: ['Date'] },
  },
}

async function heardOf(lines: readonly string[]) {
  const file = await readFile(linesOf(...lines), { clock: 'UTC' })
  const moves = file?.groups.map(({ reading }) => reading.kind === 'skipped' && reading.moves)
  const { others, ...read } = linesIn(file)
  // Why a line cannot be read is told by the name of its column.
  return { ...read, others: others.map(other => other.replace(/bad .*/, 'bad')), moves, clock: undefined }
}

it.each(Object.entries(named))(
  '%s: a column is read under whichever name it has',
  async (_, { file, format, names }) => {
    const [head = '', ...lines] = file.split('\n')
    const sign = head.includes(';') ? ';' : ','
    const columns = head.split(sign)
    const whole = await heardOf([head, ...lines])
    expect(whole.format).toBe(format)
    for (const [place, others] of Object.entries(names)) {
      for (const other of others) {
        const renamed = columns.with(Number(place), other).join(sign)
        expect(await heardOf([renamed, ...lines]), renamed).toEqual(whole)
      }
      const unknown = columns.with(Number(place), 'Something Else').join(sign)
      expect(await heardOf([unknown, ...lines]), unknown).not.toEqual(whole)
    }
  },
)
