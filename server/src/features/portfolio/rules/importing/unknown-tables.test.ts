import { describe, expect, it } from 'vitest'
import { readFile } from './reading.ts'
import { linesOf } from './testing/read-lines.ts'
import { all, proposed, told } from './testing/told.ts'

describe('tables of strangers are read by the mapping that is proposed, in the columns their makers give them', () => {
  it.each([
    [
      'MEXC',
      linesOf(
        'Pairs,Time,Side,Filled Price,Executed Amount,Total,Fee,Role',
        'BTC_USDT,2024-01-15 12:00:00,Buy,30000,0.05,1500,1.5USDT,Taker',
        'BTC_USDT,2024-02-10 09:00:00,Sell,40000,0.02,800,0.8USDT,Maker',
      ),
      all(['buy BTC 0.05 30000 1.5 USD', 'sell BTC 0.02 40000 0.8 USD']),
    ],
    [
      'Bitget, whose fee may be in the coin',
      linesOf(
        'Order ID,Trading Pair,Side,Filled Price,Filled Amount,Total,Fee,Fee Currency,Order Time,Order Type',
        '11,ETHUSDT,Buy,2000,1.5,3000,0.0015,ETH,2024-01-15 12:00:00,Limit',
        '12,ETHUSDT,Sell,2500,0.5,1250,1.25,USDT,2024-03-15 12:00:00,Limit',
      ),
      all(['buy ETH 1.4985 2000 3 USD', 'sell ETH 0.5 2500 1.25 USD']),
    ],
    [
      'HTX',
      linesOf(
        'Time,Pair,Side,Price,Amount,Total,Fee,Fee Currency,Role',
        '2024-01-15 12:00:00,SOL/USDT,Buy,90,10,900,0.02,SOL,Taker',
        '2024-01-16 12:00:00,SOL/USDT,Sell,95,4,380,0.76,USDT,Maker',
      ),
      all(['buy SOL 9.98 90 1.8 USD', 'sell SOL 4 95 0.76 USD']),
    ],
    [
      'Revolut, with coins that were sent and a reward',
      linesOf(
        'Symbol,Type,Quantity,Price,Value,Fees,Date',
        'BTC,Buy,0.05,"€30,000.00","€1,500.00",€14.85,"Jun 12, 2023, 4:16:32 PM"',
        'BTC,Sell,0.02,"€40,000.00",€800.00,€4.00,"Aug 19, 2024, 10:43:55 PM"',
        'BTC,Send,0.01,,,€1.00,"Aug 21, 2024, 9:20:13 PM"',
        'ETH,Staking reward,0.001,,,,"Sep 21, 2024, 9:20:13 PM"',
      ),
      all(['buy BTC 0.05 30000 14.85 EUR', 'sell BTC 0.02 40000 4 EUR', 'buy ETH 0.001 0 0 USD'], ['out BTC 0.01']),
    ],
    [
      'Bitvavo, whose currency is the coin',
      linesOf(
        'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address',
        'Europe/Amsterdam,2024-01-19,10:00:00,deposit,EUR,500,,,,,,,Completed,x1,',
        'Europe/Amsterdam,2024-01-19,10:05:00,buy,BTC,0.01,EUR,42000,EUR,-421.05,EUR,1.05,Completed,x2,',
        'Europe/Amsterdam,2024-02-19,10:05:00,sell,BTC,-0.004,EUR,50000,EUR,199.50,EUR,0.50,Completed,x3,',
        'Europe/Amsterdam,2024-06-24,12:00:00,withdrawal,BTC,-0.001,,,,,BTC,0.0001,Completed,x4,bc1',
      ),
      all(['buy BTC 0.01 42000 1.05 EUR', 'sell BTC 0.004 50000 0.5 EUR'], ['out BTC 0.0011']),
    ],
    [
      'Bitpanda, with dashes for nothing',
      linesOf(
        'Venue: Bitpanda',
        'Transaction ID,Timestamp,Transaction Type,In/Out,Amount Fiat,Fiat,Amount Asset,Asset,Asset market price,Asset market price currency,Asset class,Product ID,Fee,Fee asset,Spread,Spread Currency',
        'T1,2025-01-05T09:05:00+01:00,buy,outgoing,500.00,EUR,0.0100,BTC,50000.00,EUR,Cryptocurrency,1,-,-,-,-',
        'T2,2025-03-05T09:05:00+01:00,sell,incoming,240.00,EUR,0.0040,BTC,60000.00,EUR,Cryptocurrency,1,-,-,-,-',
        'T3,2025-03-06T09:05:00+01:00,withdrawal,outgoing,0,EUR,0.001,BTC,60000,EUR,Cryptocurrency,1,0.0001,BTC,-,-',
      ),
      all(['buy BTC 0.01 50000 0 EUR', 'sell BTC 0.004 60000 0 EUR'], ['out BTC 0.0011']),
    ],
    [
      'CoinStats, whose fee is not its percent',
      linesOf(
        'Portfolio,Coin Name,Coin Symbol,Exchange,Pair,Type,Amount,Price,Price USD,Fee Percent,Fee Amount,Fee Currency,Date,Notes',
        'Main,Bitcoin,BTC,Kraken,BTC/USD,buy,0.5,40000,40000,0.05,10,USD,2024-01-05 10:00:00,first',
        'Main,Bitcoin,BTC,Kraken,BTC/USD,sell,-0.2,50000,50000,0.05,5,USD,2024-03-05 10:00:00,',
      ),
      all(['buy BTC 0.5 40000 10 USD', 'sell BTC 0.2 50000 5 USD']),
    ],
    [
      'Exodus, whose columns are two words in one',
      linesOf(
        'DATE,TYPE,FROMPORTFOLIO,TOPORTFOLIO,OUTAMOUNT,OUTCURRENCY,FEEAMOUNT,FEECURRENCY,TOADDRESS,OUTTXID,OUTTXURL,INAMOUNT,INCURRENCY,INTXID,INTXURL,ORDERID,PERSONALNOTE',
        '2024-01-05T10:00:00.000Z,exchange,exodus_0,exodus_0,-0.1,BTC,,,,o1,,2,ETH,i1,,ord,',
        '2024-01-06T10:00:00.000Z,deposit,,exodus_0,,,,,,,,0.5,BTC,i2,,,',
        '2024-01-07T10:00:00.000Z,withdrawal,exodus_0,,-0.5,BTC,-0.001,BTC,bc1,o3,,,,,,,',
      ),
      all(['sell BTC 0.1 101298.82 0 USD', 'buy ETH 2 5064.941 0 USD'], ['in BTC 0.5', 'out BTC 0.501']),
    ],
    [
      'Relai',
      linesOf(
        'Date,Transaction Type,BTC Amount,BTC Price,Currency Pair,Fiat Amount (excl. fees),Fiat Currency,Fee,Fee Currency,Destination,Operation ID,Counterparty',
        '2024-01-05T10:00:00.000Z,Buy,0.001,40000,BTC/EUR,40,EUR,0.60,EUR,bc1,o1,Relai',
        '2024-02-05T10:00:00.000Z,Sell,0.0005,50000,BTC/EUR,25,EUR,0.40,EUR,,o2,Relai',
      ),
      all(['buy BTC 0.001 40000 0.6 EUR', 'sell BTC 0.0005 50000 0.4 EUR']),
    ],
    [
      'Cash App, on the clock of Chicago and with money that is no coin',
      linesOf(
        'Date,Transaction ID,Transaction Type,Currency,Amount,Fee,Net Amount,Asset Type,Asset Price,Asset Amount,Status,Notes,Name of sender/receiver,Account',
        '2025-06-20 15:11:20 CDT,,Bitcoin Buy,USD,-$98.00,-$2.00,-$100.00,BTC,"$98,000.00",0.001,COMPLETE,purchase of BTC,,',
        '2025-07-20 15:11:20 CDT,,Bitcoin Sale,USD,$50.00,-$1.00,$49.00,BTC,"$100,000.00",0.0005,COMPLETE,sale of BTC,,',
        '2025-07-21 15:11:20 CDT,,Cash Card,USD,-$15.49,$0,-$15.49,,,,COMPLETE,,Shop,',
      ),
      all(['buy BTC 0.001 98000 2 USD', 'sell BTC 0.0005 100000 1 USD']),
    ],
    [
      'WazirX, whose side is called a trade',
      linesOf(
        'Date,Market,Price,Volume,Total,Trade,Fee Currency,Fee',
        '2023-05-05 10:00:00,BTCUSDT,28000,0.01,280,Buy,USDT,0.56',
        '2023-06-05 10:00:00,BTCUSDT,30000,0.004,120,Sell,USDT,0.24',
      ),
      all(['buy BTC 0.01 28000 0.56 USD', 'sell BTC 0.004 30000 0.24 USD']),
    ],
    [
      'HitBTC, whose volume is money',
      linesOf(
        'Email,Date (UTC),Instrument,Trade ID,Order ID,Side,Quantity,Price,Volume,Fee,Rebate,Total,Taker',
        'a@b.c,2021-01-05 10:00:00,ETH/USDT,1,2,buy,2,1000,2000,2,0,-2002,true',
        'a@b.c,2021-02-05 10:00:00,ETH/USDT,3,4,sell,1,1500,1500,1.5,0,1498.5,true',
      ),
      all(['buy ETH 2 1000 2 USD', 'sell ETH 1 1500 1.5 USD']),
    ],
    [
      'a sheet of one’s own, with letters for the sides',
      linesOf(
        'When,Ticker,B/S,Units,Unit price,Cur,Charge',
        '03/04/2024 10:00,BTC,B,0.01,"61,200.5",USD,1.2',
        '25/04/2024 10:00,BTC,S,0.004,"63,050.0",USD,0.4',
      ),
      all(['buy BTC 0.01 61200.5 1.2 USD', 'sell BTC 0.004 63050 0.4 USD']),
    ],
    [
      'Liquid, whose amount is money: the quantity is what gives it by the price',
      linesOf(
        'Quote Currency,Base Currency,Execution Id,Type,Date,Open Qty,Price,Fee,Fee Currency,Amount',
        'USD,BTC,1,Bought,2023-01-05 10:00:00,0.05,31000,3.1,USD,1550',
        'USD,ETH,2,Sold,2023-02-05 10:00:00,0.75,2090,3.135,USD,1567.5',
      ),
      all(['buy BTC 0.05 31000 3.1 USD', 'sell ETH 0.75 2090 3.135 USD']),
    ],
    [
      'TradeOgre, with the money first in its pairs',
      linesOf(
        'Type,Exchange,Date,Amount,Price,Fee',
        'BUY,USDT-XMR,2023-01-05 10:00:00,6,150,1.8',
        'SELL,USDT-XMR,2023-02-05 10:00:00,2.5,165,0.825',
      ),
      all(['buy XMR 6 150 1.8 USD', 'sell XMR 2.5 165 0.825 USD']),
    ],
    [
      'PayPal, whose amounts are called assets too',
      linesOf(
        'DateTime,Transaction Type,Asset In (Quantity),Asset In (Currency),Asset Out (Quantity),Asset Out (Currency),Transaction Fee (Quantity),Transaction Fee (Currency),Market Value (USD)',
        '2023-01-05T10:00:00Z,BUY,0.05,BTC,1550,USD,3.1,USD,1550',
        '2023-02-05T10:00:00Z,SELL,1567.5,USD,0.75,ETH,3.135,USD,1567.5',
      ),
      all(['buy BTC 0.05 31000 3.1 USD', 'sell ETH 0.75 2090 3.135 USD']),
    ],
    [
      'Bitfinex, whose ledger has a line for each side and for the fee, and years of two digits',
      linesOf(
        '#,DESCRIPTION,CURRENCY,AMOUNT,BALANCE,DATE,WALLET',
        '1,Exchange 0.05 BTC for USD @ 31000 on wallet exchange,BTC,0.05,1,15-01-23 10:00:07,exchange',
        '2,Exchange 0.05 BTC for USD @ 31000 on wallet exchange,USD,-1550,1,15-01-23 10:00:07,exchange',
        '3,Trading fees for 0.05 BTC @ 31000 on BFX (0.2%),USD,-3.1,1,15-01-23 10:00:07,exchange',
        '4,Deposit (ETHEREUM) on wallet exchange,ETH,2,1,31-01-23 10:00:07,exchange',
      ),
      all(['buy BTC 0.05 31000 3.1 USD'], ['in ETH 2']),
    ],
    [
      'Celsius, with rewards and transfers alone, told apart by their words and signs',
      linesOf(
        'Internal id,Date and time,Transaction type,Coin type,Coin amount,USD Value,Original Reward Coin,Confirmed',
        'a,"January 3, 2023 10:00 AM",Transfer,BTC,0.5,15000,,Yes',
        'b,"January 20, 2023 10:00 AM",Reward,BTC,0.0004,12.1,,Yes',
        'c,"January 20, 2023 10:00 AM",Reward,ETH,0.002,3.9,,Yes',
        'd,"February 6, 2023 10:00 AM",Withdrawal,BTC,-0.2,-6100,,Yes',
      ),
      all(['buy BTC 0.0004 101298.82 0 USD', 'buy ETH 0.002 0 0 USD'], ['in BTC 0.5', 'out BTC 0.2']),
    ],
    [
      'CEX.IO, which tells only half of its sales: the words beside it tell the other',
      linesOf(
        'DateUTC,Amount,Symbol,Balance,Type,Pair,FeeSymbol,FeeAmount,Comment',
        '2023-01-05T10:00:00Z,-1553.1,USD,0,buy,,,,Buy Order #1',
        '2023-01-05T10:00:00Z,0.05,BTC,0.05,buy,BTC/USD,,,Bought 0.05 BTC at 31000 USD',
        '2023-02-05T10:00:00Z,1567.5,USD,1,sell,ETH/USD,,,Sold 0.75 ETH at 2090 USD',
      ),
      all(['buy BTC 0.05 31062 0 USD', 'sell ETH 0.75 2090 0 USD']),
    ],
    [
      'a notebook of one’s own, in the words one speaks',
      linesOf(
        'Gün;Ne yaptım;Hangi coin;Kaç tane;Tanesi (TL);Ödediğim toplam (TL);Nereden',
        '03.01.2023;aldım;BTC;0,015;812.500,50;12.187,51;BtcTurk',
        '06.02.2023;sattım;BTC;0,005;1.250.000,00;6.250,00;BtcTurk',
      ),
      all(['buy BTC 0.015 812500.5 0 TRY', 'sell BTC 0.005 1250000 0 TRY']),
    ],
  ])('%s', async (_, text, expected) => {
    expect(await told(text)).toEqual(expected)
  })

  it('never as purchases where nothing says that coins were bought', async () => {
    const { mapping } = await proposed(
      linesOf(
        'Date,Ticker,Way,Amount,Worth at that time',
        '2024-01-05,BTC,IN,0.5,20000',
        '2024-02-05,BTC,OUT,0.2,9000',
      ),
    )
    expect(mapping).not.toHaveProperty('total')
    expect(mapping).not.toHaveProperty('price')
  })
})

describe('wallets', () => {
  const movesIn = async (text: string) => {
    const file = await readFile(text)
    const told = file?.groups.map(({ reading }) =>
      reading.kind === 'skipped'
        ? (reading.moves
            ?.map(({ kind, at, amount }) => `${kind} ${amount.asset} ${amount.quantity.toFixed()} ${at}`)
            .join() ?? reading.reason)
        : reading.kind,
    )
    return [file?.format, ...(told ?? [])]
  }

  it('Ledger Live: what left has the fee in it', async () => {
    const text = linesOf(
      'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export',
      '2024-01-05T10:00:00.000Z,Confirmed,BTC,IN,0.5,0.0001,h1,Bitcoin 1,xpub,USD,20000,30000',
      '2024-02-05T10:00:00.000Z,Confirmed,BTC,OUT,0.2001,0.0001,h2,Bitcoin 1,xpub,USD,9000,12000',
      '2024-02-06T10:00:00.000Z,Confirmed,ATOM,REWARD,0.3,0,h3,Cosmos 1,xpub,USD,3,3',
      '2024-02-07T10:00:00.000Z,Confirmed,ETH,FEES,0.001,0.001,h4,Ethereum 1,xpub,USD,3,3',
      '2024-02-08T10:00:00.000Z,Failed,ETH,OUT,1,0.001,h5,Ethereum 1,xpub,USD,3,3',
    )
    expect(await movesIn(text)).toEqual([
      ...['ledgerlive', 'in BTC 0.5 2024-01-05T10:00:00.000Z', 'out BTC 0.2001 2024-02-05T10:00:00.000Z'],
      ...['reward', 'other', 'notDone'],
    ])
  })

  it('Trezor Suite: the fee stands beside what was sent', async () => {
    const text = linesOf(
      'Timestamp;Date;Time;Type;Transaction ID;Fee;Fee unit;Address;Label;Amount;Amount unit;Fiat (USD);Other',
      '1704448800;1/5/2024;10:00:00 AM GMT+0;RECV;t1;;;bc1;;0.5;BTC;20000;',
      '1707127200;2/5/2024;10:00:00 AM GMT+0;SENT;t2;0.0001;BTC;bc2;;0.2;BTC;9000;',
      '1707127300;2/5/2024;10:01:40 AM GMT+0;SENT;t3;0.001;ETH;0x2;;50;USDT;50;',
    )
    expect(await movesIn(text)).toEqual([
      ...['trezor', 'in BTC 0.5 2024-01-05T10:00:00.000Z', 'out BTC 0.2001 2024-02-05T10:00:00.000Z'],
      'out USDT 50 2024-02-05T10:01:40.000Z',
    ])
  })
})
