import { linesOf } from './read-lines.ts'
import { all } from './told.ts'

/** Tables whose columns say less than is needed, in the columns their makers give them, and what they tell. */
export const furtherFiles: readonly (readonly [maker: string, text: string, told: ReturnType<typeof all>])[] = [
  [
    'WhiteBIT: of two times the one at which it was done',
    linesOf(
      'Id,Market,Type,Side,Trigger Market,Trigger Condition,Trigger Price,Amount,Price,Fee,Revenue,Completed,Total,Open,Close',
      '9001,BTC_USDT,market,buy,,,,0.05,30000,1.5,1500,0.05,1500,2023-05-01UTC10:00:00,2023-05-01UTC10:00:02',
      '9002,BTC_USDT,limit,sell,,,,0.02,40000,0.8,800,0.02,800,2023-06-01UTC10:00:00,2023-06-01UTC12:00:00',
    ),
    all(['buy BTC 0.05 30000 1.5 USD', 'sell BTC 0.02 40000 0.8 USD']),
  ],
  [
    'Crypto Tax Calculator: an empty column is no price, and the amount of the quote is the total',
    linesOf(
      'Timestamp (UTC),Type,Base Currency,Base Amount,Quote Currency (Optional),Quote Amount (Optional),Fee Currency (Optional),Fee Amount (Optional),From (Optional),To (Optional),Blockchain (Optional),ID (Optional),Description (Optional),Reference Price Per Unit (Optional),Reference Price Currency (Optional)',
      '2022-01-05 10:00:00,buy,BTC,0.05,EUR,1500,EUR,1.5,,kraken,,c1,,,',
      '2022-02-05 10:00:00,sell,BTC,0.02,EUR,800,EUR,0.8,kraken,,,c2,,,',
      '2022-03-05 10:00:00,staking,BTC,0.001,,,,,,,,c3,,,',
      '2022-04-05 10:00:00,send,BTC,0.01,,,BTC,0.0001,a,b,Bitcoin,c4,,,',
    ),
    all(
      ['buy BTC 0.05 30000 1.5 EUR', 'sell BTC 0.02 40000 0.8 EUR', 'buy BTC 0.001 101298.82 0 USD'],
      ['out BTC 0.0101'],
    ),
  ],
  [
    'Luno: half of each trade, with the other in words, and the fee below it',
    linesOf(
      'Wallet ID,Row,Timestamp (UTC),Description,Currency,Balance delta,Available balance delta,Balance,Available balance,Cryptocurrency transaction ID,Cryptocurrency address,Value currency,Value amount,Reference',
      '90,1,2022-01-05T10:00:00Z,"Bought 0.05 BTC/EUR @ 30,000",BTC,0.05,0.05,0.05,0.05,,,EUR,1500.00,',
      '90,2,2022-01-05T10:00:00Z,Trading fee,BTC,-0.00005,-0.00005,0.04995,0.04995,,,EUR,1.50,',
      '90,3,2022-02-05T10:00:00Z,"Sold 0.02 BTC/EUR @ 40,000",BTC,-0.02,-0.02,0.02995,0.02995,,,EUR,800.00,',
      '90,4,2022-02-06T10:00:00Z,"Sold 0.07 BTC/EUR @ 40,000",BTC,-0.02,-0.02,0.00995,0.00995,,,EUR,800.00,',
      '90,5,2022-03-05T10:00:00Z,Bitcoin send to my wallet,BTC,-0.01,-0.01,0,0,tx1,bc1q,EUR,450.00,',
    ),
    all(['buy BTC 0.04995 30000 1.5 EUR', 'sell BTC 0.02 40000 0 EUR'], ['out BTC 0.01'], ['5 bad mixed']),
  ],
  [
    'bitFlyer: a fee without a unit that is nothing beside the money is in coins',
    linesOf(
      'Trade Date;Product;Trade Type;Traded Price;Currency 1;Amount (Currency 1);Fee;USD Rate (Currency);Currency 2;Amount (Currency 2);Order ID;Details',
      '2022/01/05 10:00:00;BTC/EUR;Buy;30000;BTC;0.05;-0.00005;33000;EUR;-1500;JOR1;',
      '2022/02/05 10:00:00;BTC/EUR;Sell;40000;BTC;-0.02;-0.00002;44000;EUR;800;JOR2;',
      '2022/03/05 10:00:00;BTC;External Delivery;0;BTC;-0.01;-0.0004;45000;;0;;bc1q',
    ),
    all(['buy BTC 0.04995 30000 1.5 EUR', 'sell BTC 0.02002 40000 0.8 EUR'], ['out BTC 0.0104']),
  ],
  [
    'SwissBorg: gross amounts have the fee in them',
    linesOf(
      'Local time,Time in UTC,Type,Currency,Gross amount,Gross amount (EUR),Fee,Fee (EUR),Net amount,Net amount (EUR),Note',
      '2021-01-05 11:00:00,2021-01-05 10:00:00,Deposit,EUR,2000,2000,0,0,2000,2000,',
      '2021-01-05 11:05:00,2021-01-05 10:05:00,Sell,EUR,1500,1500,0,0,1500,1500,Exchanged to 0.0495 BTC',
      '2021-01-05 11:05:00,2021-01-05 10:05:00,Buy,BTC,0.05,1500,0.0005,15,0.0495,1485,Exchanged from 1500 EUR',
      '2021-02-05 11:00:00,2021-02-05 10:00:00,Payouts,BTC,0.0002,8,0,0,0.0002,8,Yield payouts',
      '2021-03-05 11:00:00,2021-03-05 10:00:00,Withdrawal,BTC,0.01,450,0.0004,18,0.0096,432,',
    ),
    all(['buy BTC 0.0495 30303.0303030303030303 0 EUR', 'buy BTC 0.0002 101298.82 0 USD'], ['out BTC 0.01']),
  ],
  [
    'CoinSpot: a rate is the price, and a total in another money none of the pair',
    linesOf(
      'Transaction Date,Type,Market,Amount,Rate inc. fee,Rate ex. fee,Fee,Fee AUD (inc GST),GST AUD,Total AUD,Total (inc GST)',
      '25/01/2022 10:00 AM,Buy,BTC/USDT,0.05,30030,30000,1.5 USDT,2.2,0.2,2250,1501.5 USDT',
      '05/02/2022 10:00 AM,Sell,BTC/USDT,0.02,39960,40000,0.8 USDT,1.2,0.1,1200,799.2 USDT',
    ),
    all(['buy BTC 0.05 30000 1.5 USD', 'sell BTC 0.02 40000 0.8 USD']),
  ],
  [
    'Changelly: one amount says what came, the one that is left what went',
    linesOf(
      'Currency from,Currency to,Status,Date,Exchange amount,Total fee,Exchange rate,Receiver,Amount received',
      'btc,eth,finished,2022-01-05 10:00:00,0.1,0.01,14,0xa,1.39',
      'eth,btc,failed,2022-03-05 10:00:00,1,0,0.07,bc1,0',
    ),
    all(['sell BTC 0.1 101298.82 0 USD', 'buy ETH 1.39 7287.6848920863309353 0 USD']),
  ],
  [
    'Etherscan: the unit stands in the names of the columns',
    linesOf(
      'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,ContractAddress,Value_IN(ETH),Value_OUT(ETH),CurrentValue @ $2611.85/Eth,TxnFee(ETH),TxnFee(USD),Historical $Price/Eth,Status,ErrCode,Method',
      '0x1,100,1641376800,2022-01-05 10:00:00,0x7a250d5630b4cf539739df2c5dacb4c659f2488d,0x52908400098527886e0f7030069857d2e4169ee7,,2,0,0,0.001,3,3500,,,Transfer',
      '0x2,101,1644055200,2022-02-05 10:00:00,0x52908400098527886e0f7030069857d2e4169ee7,0x7a250d5630b4cf539739df2c5dacb4c659f2488d,,0,0.5,0,0.002,5,3000,,,Transfer',
      '0x3,102,1646474400,2022-03-05 10:00:00,0x52908400098527886e0f7030069857d2e4169ee7,0x7a250d5630b4cf539739df2c5dacb4c659f2488d,,0,1,0,0.003,8,2700,Error(0),Reverted,Swap',
    ),
    all([], ['in ETH 2', 'out ETH 0.502']),
  ],
  [
    'sFOX: coins in small letters, and prices in coins where the column of their unit says so',
    linesOf(
      'OrderId,OrderDate,AddedByUserEmail,Action,AssetPair,Quantity,Asset,AssetUSDFXRate,UnitPrice,PriceCurrency,PrincipalAmount,PriceUSDFXRate,PrincipalAmountUSD,Fees,FeesUSD,Total,TotalUSD',
      '1,2023-01-05 10:00:00,a@b.c,Buy,btcusd,0.05,btc,30000,30000,usd,1500,1,1500,1.5,1.5,1501.5,1501.5',
      '2,2023-02-05 10:00:00,a@b.c,Sell,ethbtc,0.5,eth,2000,0.05,btc,0.025,40000,1000,0.0001,4,0.0249,996',
    ),
    all(['buy BTC 0.05 30000 1.5 USD', 'sell ETH 0.5 5064.941 0 USD', 'buy BTC 0.0249 101298.82 10.129882 USD']),
  ],
  [
    'DV Chain: once something is itself tells nothing of quantities, and a time ends with its word',
    linesOf(
      'asset,counterasset,price,quantity,side,status,limitprice,batchid,createdat,filledat,ordertype',
      'BTC,USD,30000,0.05,Buy,Complete,30000,1,1/25/21 10:00,1/25/21 10:01,limit',
      'BTC,USD,40000,0.02,Sell,Complete,40000,1,2/5/21 10:00,2/5/21 10:01,limit',
    ),
    all(['buy BTC 0.05 30000 0 USD', 'sell BTC 0.02 40000 0 USD']),
  ],
  [
    'a notebook whose price has no money in its name: what it gives by the quantity has',
    linesOf(
      'Tarih\tNe aldım\tMiktar\tKur\tÖdenen TL\tKesinti',
      '25.01.2022\tUSDT\t1.000,00\t13,50\t13.500,00\t20,00',
      '05.02.2022\tBTC\t0,01\t520.000\t5.200,00\t8,00',
    ),
    all(['buy USDT 1000 13.5 20 TRY', 'buy BTC 0.01 520000 8 TRY']),
  ],
  [
    'Coinomi, a wallet whose only amounts are called values',
    linesOf(
      'Asset,AccountName,Address,AddressName,Value,Symbol,Fees,InternalTransfer,TransactionID,Time(UTC),Time(ISO8601-UTC),BlockExplorer',
      'Bitcoin,Bitcoin,bc1q,,0.5,BTC,,,t1,"Tue Jan 25 10:00:00 UTC 2022",2022-01-25T10:00Z,https://x',
      'Bitcoin,Bitcoin,bc1q,,-0.1,BTC,,,t2,"Sat Feb 05 10:00:00 UTC 2022",2022-02-05T10:00Z,https://x',
    ),
    all([], ['in BTC 0.5', 'out BTC 0.1']),
  ],
  [
    'a notebook with the sides in German, whose money has a column of its own',
    linesOf(
      'Date;Typ;Coin;Quantity;Price;Currency;Fee',
      '25.01.2022 10:00;Kauf;BTC;0,05;30.000,00;EUR;1,50',
      '05.02.2022 10:00;Verkauf;BTC;0,02;40.000,00;EUR;0,80',
    ),
    all(['buy BTC 0.05 30000 1.5 EUR', 'sell BTC 0.02 40000 0.8 EUR']),
  ],
]
