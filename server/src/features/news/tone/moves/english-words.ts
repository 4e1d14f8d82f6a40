import { signed, wordSet } from './vocabulary.ts'

/** Verbs and nouns of moves in all their forms. */
export const moves = signed(
  `rise rises rose risen rising climb climbs climbed climbing jump jumps jumped jumping surge surges surged surging
  soar soars soared soaring gain gains gained gaining tack tacks tacked rally rallies rallied rallying advance
  advances advanced advancing rebound rebounds rebounded rebounding recover recovers recovered recovering recovery
  spike spikes spiked leap leaps leaped leapt skyrocket skyrockets skyrocketed rocket rockets rocketed pump pumps
  pumped bounce bounces bounced bouncing double doubles doubled triple triples tripled strengthen strengthens
  strengthened increase increases increased add adds added outperform outperforms uptick upswing uptrend breakout
  zoom zooms zoomed rip rips appreciate appreciates appreciated winning firms firmed roars`,
  `fall falls fell fallen falling drop drops dropped dropping decline declines declined declining slip slips
  slipped slipping slide slides slid sliding sink sinks sank sunk sinking tumble tumbles tumbled tumbling plunge
  plunges plunged plunging plummet plummets plummeted lose loses lost losing loss losses shed sheds shedding dip
  dips dipped dipping slump slumps slumped slumping crash crashes crashed crashing retreat retreats retreated
  pullback tank tanks tanked dump dumps dumped nosedive nosedives nosedived dive dives dived weaken weakens
  weakened decrease decreases decreased selloff sell-off halve halves halved downtrend correction crater craters
  cratered skid skids skidded swoon swoons stumble stumbles stumbled sag sags sagged depreciates collapse
  collapses collapsed shrink shrinks shrank bleed bleeds surrender surrenders surrendered ease eases eased cools
  underperform underperforms softens`,
)
/** Beside a verb of standing or going, or a percentage. */
export const ways = signed('up higher upward upwards', 'down lower downward downwards')
export const sides = signed('above over past beyond atop', 'below under beneath underneath')
export const ends = signed(
  'high highs peak peaks record ath highest best strongest top',
  'low lows bottom trough lowest worst weakest floor bottoms',
)
export const colours = signed('green positive black', 'red negative')
/** They pass a level without saying which way; only upwards. */
export const passes =
  wordSet(`top tops topped topping pass passes passed cross crosses crossed surpass surpasses surpassed reclaim reclaims
  reclaimed regain regains regained retake retakes retook exceed exceeds exceeded clear clears cleared smash
  smashes smashed hit hits reach reaches reached touch touches touched tap taps tapped recapture recaptures
  recaptured hold holds held defend defends defended win wins won`)
/** They need a price behind them: a coin that gains support does not move. */
export const wantsAmount =
  wordSet(`add adds added tack tacks tacked lose loses lost losing shed sheds shedding gain gains gained gaining double
  doubles doubled triple triples tripled halve halves halved advance advances advanced top tops increase increases
  increased recover recovers recovered pump dump dumps dumped ease eases eased clear clears hit hits reach reaches
  reached pass passes passed tap taps touch touches surrender surrenders surrendered`)
export const turners =
  wordSet(`erase erases erased pare pares pared trim trims trimmed wipe wipes wiped reverse reverses reversed recoup
  recoups recouped surrender surrenders surrendered relinquish relinquishes narrow narrows narrowed cut cuts give
  gives gave shrug shrugs shake shakes shook defy defies defied lose loses lost recover recovers recovered snap
  snaps snapped end ends ended break breaks broke halt halts halted stop stops stopped`)
export const keepers = wordSet(
  'extend extends extended deepen deepens deepened widen widens widened add adds added resume resumes resumed',
)
/** Nouns of moves that can be turned, kept, or come to an end. */
export const stretches = signed(
  'gain gains rally advance rise winning climb surge rebound recovery upswing uptrend jump',
  'loss losses decline fall drop slide losing selloff sell-off slump dip plunge retreat downtrend pullback crash correction',
)
export const fading =
  wordSet(`fade fades faded stall stalls stalled end ends ended ease eases eased pause pauses paused halt halts halted cool
  cools cooled slow slows slowed fizzle fizzles fizzled evaporate evaporates stop stops stopped reverse reverses
  reversed falters narrow narrows shrink shrinks`)
export const lasting =
  wordSet(`continue continues continued extend extends extended deepen deepens deepened accelerate accelerates accelerated
  resume resumes resumed grow grows grew mount mounts mounted widen widens widened intensify intensifies persist
  persists gather gathers builds`)
export const denials = wordSet(
  'not never fail fails failed failing unable struggle struggles struggled avoid avoids avoided stop stops stopped no without cannot nor',
)
export const flat = wordSet('flat unchanged sideways steady stable muted changed stagnant rangebound range-bound')
/** What follows them is a reason or a setting. */
export const joints = wordSet(
  'as after amid despite following while ahead because before although though thanks due when whereas even since',
)
export const notSaid =
  wordSet(`could may might would should if predict predicts predicted prediction forecast forecasts forecasted expect
  expects expected target targets analyst analysts poised likely will risks eyes warns warn bet bets believe says
  say said can potential possible scenario outlook ready looks must unless whether aims going next`)
/** Between a coin and what it does, or before it. Anything else, and it is not the price that moved. */
export const fillers =
  wordSet(`coin 0 % $ the a an its his their in of on at to by for from and or with is are was were be been being has have
  had now just again also still price prices market markets value values cap capitalization valuation token tokens
  day week month year session hour hours days weeks months years quarter today yesterday overnight monday tuesday
  wednesday thursday friday saturday sunday weekend morning evening night january february march april may june
  july august september october november december end ends ended close closes closed closing open opens opened
  opening finish finishes finished settle settles settled start starts started begin begins trade trades traded
  trading stand stands stay stays stayed remain remains remained hold holds held keep keeps kept sit sits move
  moves moved edge edges edged tick ticks ticked inch inches inched drift drifts drifted head heads headed grind
  grinds push pushes pushed go goes went gone come comes came get gets turn turns turned break breaks broke broken
  back new fresh another third second fourth fifth straight more than nearly almost about around roughly some
  sharply slightly modestly steeply strongly further deeply briefly quickly suddenly finally continues continue
  post posts posted see sees saw log logs record records set sets book books mark marks notch notches register
  registers print prints suffer suffers enjoy enjoys make makes all major top biggest largest most crypto cryptos
  cryptocurrency altcoins memecoin memecoins meme majors digital asset assets bitcoin-led leading this that last
  over past first time all-time multi-year multi-month three-month six-month two-week one-year two-year five-month
  four-week intraday daily weekly monthly yearly annual big sharp steep strong huge heavy small slight modest
  massive double-digit single single-day one-day breaking update alert just-in leg well far not did does do never
  fail fails failed failing unable struggle struggles struggled avoid avoids avoided no longer stop stops stopped
  manages managed dominance-free network inu cash classic here why what behind how short narrowly slowly it they
  then way little near nears neared nearing approaches approaching wrap wraps wrapped toward towards late early
  swing swings swung lead leads led strongest weakest steepest sharpest tack tacks win wins won shake shakes off
  up flat closer defy defies defied protocol finance chain sixth seventh eighth ninth tenth two three four five
  six seven eight nine ten territory ground note level levels`)
/** A best day is one of rising; a best of anything else is not. */
export const spans =
  wordSet(`day week month quarter year session daily weekly monthly yearly quarterly one-day price level close performance
  start run since in stretch weekend hour january february march april may june july august september october
  november december point point-`)
export const beforeWay =
  wordSet(`coin end ends ended close closes closed open opens opened opening finish finishes finished settle settles
  settled start starts started trade trades traded trading edge edges edged tick ticks ticked inch inches inched
  drift drifts drifted head heads headed move moves moved grind grinds push pushes pushed go goes went gone turn
  turns turned is are was were % day week month year session hour quarter price prices market markets much
  slightly sharply modestly morning still now tokens token altcoins memecoins weekend again cryptos majors steeply
  strongly briefly $ overnight today cash inu`)
export const afterWay =
  wordSet(`% by $ 0 on for this in over from again sharply slightly today nearly more about almost another at to against as
  overnight since and roughly around some`)
export const afterAmount =
  wordSet(`% $ 0 by of to toward towards on with back ground value more nearly almost about over another as half in for
  this again sharply slightly further support momentum steam past above after from against and roughly around up
  its the two three four five`)
/** They have percentages of their own. */
export const others =
  wordSet(`fee fees gas difficulty hash hashrate volume volumes outflow outflows inflow inflows dominance supply miner
  miners mining revenue profit profits income share shares stock stocks funding rate rates yield yields inflation
  dollar interest liquidation liquidations reserve reserves address addresses wallet wallets user users
  transaction transactions activity holdings demand etf etfs fund funds staking tvl hacks hack scam scams crime
  theft exchange lender firm company startup balance balances volatility premium discount usage searches investors
  traders whales holders sentiment fear unemployment jobs gdp cpi debt cost costs power tax taxes ransomware
  payments exploits losses layoffs staff deposits withdrawals sales trading bank banks index futures options open
  lending loans apy apr employees customers downloads adoption`)
