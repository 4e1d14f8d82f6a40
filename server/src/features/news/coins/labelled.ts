/** Headlines written for this test, each with the coins it speaks of. */
export const labelled = `
Bitcoin climbs above $120,000 for the first time | BTC
Bitcoin and Ethereum lead a broad rally | BTC ETH
Ether funds draw record inflows | ETH
ETH/BTC ratio falls to a two-year low | ETH BTC
Ripple wins licence in Singapore | XRP
XRP holders wait for a ruling | XRP
Ripple's stablecoin goes live, XRP jumps 8% | XRP
Bitcoin Cash doubles in a month | BCH
Bitcoin Cash outpaces Bitcoin as miners return | BCH BTC
Bitcoin SV delisted by another exchange | BSV
Ethereum Classic miners leave after the merge | ETC
Ethereum Name Service opens a new registry | ENS
Wrapped Bitcoin supply shrinks | WBTC
Polygon to retire its old bridge | POL MATIC
Polygon'da işlem ücretleri düştü | POL MATIC
MATIC holders move to POL | MATIC POL
Chainlink oracles arrive on a new network | LINK
LINK gains 12% after the announcement | LINK
$LINK breaks out | LINK
Click the link to claim your reward, scammers say |
Missing link found between two hacks |
The Missing Link: why regulators struggle |
Prosecutors link exchange to money laundering |
NEAR Protocol raises $100 million | NEAR
NEAR rallies 9% on AI hopes | NEAR
Bitcoin near record as traders wait | BTC
Bitcoin Nears Record High as Funds Buy | BTC
No end in sight: the bear market is near its second year |
One exchange, one mistake, one billion dollars lost |
ONE Championship signs crypto sponsor |
Harmony (ONE) bridge drained | ONE
$ONE holders vote on recovery plan | ONE
Number ONE exchange by volume changes its fees |
Gas fees fall to their lowest in years |
Natural gas prices hit miners |
Ethereum gas limit to rise | ETH
$GAS and $NEO rise together | GAS NEO
ApeCoin holders elect a council | APE
APE surges 15% as club teases a game | APE
Bored Ape sells for $2 million |
Apes together strong: retail traders are back |
Avalanche Foundation backs card with $40 million | AVAX
Avalanche jumps 11% in a day | AVAX
An avalanche of liquidations hits crypto |
Avalanche of Lawsuits Follows Exchange Collapse |
Stellar network adds smart contracts | XLM
Stellar earnings lift exchange's shares |
Coinbase Posts Stellar Quarter |
Stellar (XLM) and the bank: what we know | XLM
Cosmos Hub validators reject proposal | ATOM
ATOM slides 6% | ATOM
Optimism grows among traders |
Optimism network pauses withdrawals | OP
Optimism (OP) hands out tokens | OP
Compound interest explained |
Compound protocol pauses markets after bug | COMP
The Graph shows why bitcoin is up | BTC
The Graph (GRT) moves to layer 2 | GRT
The Sandbox token unlock set for Monday | SAND
Building castles in the sandbox: regulators try new rules |
Maker of mining machines files for IPO |
Dash to cash: traders leave altcoins |
Dash (DASH) adds a new wallet | DASH
Theta network signs a film studio | THETA
Solana ETF begins trading | SOL
SOL outperforms ether again | SOL ETH
Solana'da işlem hacmi rekor kırdı | SOL
Sol parti kripto yasasına karşı çıktı |
Sol Invictus: a look back at crypto winter |
Cardano founder answers critics | ADA
ADA fiyatı yükselecek mi? | ADA
Ada sahillerinde kripto konferansı |
Marshall Adaları kripto parayı tartışıyor |
Dogecoin surges after tweet | DOGE
DOGE ve SHIB yatırımcıları tedirgin | DOGE SHIB
Department of Government Efficiency (DOGE) cuts contracts |
Shiba Inu burn rate soars | SHIB
Shiba Inu'da büyük transfer | SHIB
Bitcoin'in fiyatı geriledi | BTC
Bitcoinin geleceği ne olacak? | BTC
Bitcoinde sert yükseliş | BTC
BTC'de kritik seviye | BTC
BTC’nin hakimiyeti artıyor | BTC
Ethereum'da güncelleme tarihi belli oldu | ETH
Ethereumun kurucusundan açıklama | ETH
ETH'den rekor | ETH
Ripple davasında son durum | XRP
XRP’de yükseliş hızlandı | XRP
Terra (LUNA) çöküşünün yıl dönümü | LUNA
Luna Classic community votes to burn | LUNC
Terra'nın kurucusu hâkim karşısında |
Toncoin Telegram ile büyüyor | TON
TON yüzde 7 değer kazandı | TON
Bir ton altın kripto paraya çevrildi |
Bir Ton Bitcoin Madenciliği Cihazına El Konuldu | BTC
Avalanche yüzde 5 düştü | AVAX
Çığ gibi büyüyen dolandırıcılık: Avalanche uyarısı |
Tether mints another billion | USDT
USDT supply passes 180 billion | USDT
USDC issuer Circle goes public | USDC
Hyperliquid token buybacks hit a record | HYPE
HYPE falls 4% after listing | HYPE
Crypto hype returns to Wall Street |
HYPE is back in crypto, says analyst |
TRUMP token slides 20% | TRUMP
Trump signs crypto order |
TRUMP SIGNS EXECUTIVE ORDER ON CRYPTO |
$TRUMP whales dine with the president | TRUMP
ARK Invest buys more shares of exchange |
Bitcoin sets new ATH above $125,000 | BTC
ATH or bust: traders bet on a record |
Aethir (ATH) listed | ATH
Pi Network opens its main network | PI
Raspberry Pi used to run a Bitcoin node | BTC
Sui network halts for two hours | SUI
SUI and SEI lead gains | SUI SEI
Aptos Labs chief steps down | APT
Arbitrum DAO votes on treasury | ARB
Uniswap fee switch passes, UNI up 30% | UNI
University adds crypto course |
Litecoin'de yarılanma tamamlandı | LTC
Monero suffers a deep reorganisation | XMR
Zcash, Dash and Monero rally as privacy returns | ZEC XMR
Filecoin trades little changed | FIL
Hedera joins payments pilot, HBAR up 5% | HBAR
DOT sinks 2% after breaking support | DOT
Polkadot treasury debate heats up | DOT
Polka dots and punks: NFT art comes to Paris |
Internet Computer rallies 12% | ICP
Internet, computer and phone bills can now be paid in crypto |
Lido DAO weighs buyback | LDO
Bank account frozen over crypto transfer |
Story behind the biggest hack of the year |
Story (IP) surges 20% | IP
IP address leak exposes wallet users |
Jupiter exchange launches lending |
Jupiter token drops 9% as insiders sell | JUP
Helium network passes two million users | HNT
Balloon with helium carries Bitcoin ad | BTC
Binance lists new pairs for BNB and CAKE | BNB CAKE
Binance fined in France |
BNBUSDT futures volume doubles | BNB
SOL/USDT spread narrows | SOL
Pepe and Bonk lead memecoin rally | PEPE BONK
Worldcoin banned in another country | WLD
Quant funds discover crypto |
Quant (QNT) wins central bank contract | QNT
Flow of funds turns negative for crypto |
Mantle network adds lending market | MNT
Mask required: inside a crypto party in Istanbul |
Render token gains 14% | RENDER
Courts render first verdict on NFTs |
Bitcoin Magazine announces conference |
BITCOIN SOARS PAST RECORD AS ETF MONEY POURS IN | BTC
BIG BANKS LINK UP NEAR ONE YEAR AFTER DEAL |
Injective burns six million coins | INJ
Gala dinner raises money for coders |
Curve Finance founder repays loan | CRV
Yield curve steepens as Fed waits |
Celestia (TIA) unlock looms | TIA
Tron founder visits Capitol, TRX up 3% | TRX
Bittensor halving arrives | TAO
Algorand ve VeChain yükselişte | ALGO VET
ACE Capital raises its stake in a miner |
ACE Capital yeni fonunu duyurdu |
ACE rises 12% after its listing | ACE
Fusionist (ACE) opens its metaverse | ACE
TON bin dolarlık ödül dağıtacak |
Merkez bankası 40 TON altın aldı |
Limanda 20 TON kahve bulundu |
TON ağı bir günde 3 milyon işlem gördü | TON
LINK Group bankacılık lisansı aldı |
NEAR Ventures backs a payments start-up |
SUI Media bir kanal daha açtı |
`
  .trim()
  .split('\n')
  .map(line => {
    const [text = '', coins = ''] = line.split('|')
    return { text: text.trim(), coins: coins.trim().split(' ').filter(Boolean).sort() }
  })
