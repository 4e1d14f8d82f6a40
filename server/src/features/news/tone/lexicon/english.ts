import type { Lexicon } from './lexicon.ts'

/** Words and phrases of English headlines by what they report; one entry stands for all its inflections. */
export const english: Lexicon = {
  rise: `surge, soar, jump, rally, climb, spike, rocket, skyrocket, leap, rise, rose, risen, pump, moon, grow, grew,
    growth, gain, increase, uptick, upswing, uptrend, upside, rebound, recover, recovery, bounce, reclaim, regain,
    retake, outperform, edge up, edge higher, tick up, tick higher, go up, up, higher, double, triple, quadruple,
    tenfold, breakout, break out, break above, break through, break, cross, top $, surpass, exceed, pass $, pass 0,
    overtake, smash, zoom, sizzle, strengthen, swell, boom, explode, explosive, parabolic, lift off, boost, ramp up,
    pick up, accelerate, in the green, green, shine, extend gain, winning streak, above, turn positive, hit $, flip,
    shoot up, push past, push above, come back, comeback, revive, revival, resurgence, inch up, double-digit, multiply,
    more than double, heat up, gather steam, near record, near all-time, close in on, back above, catch a bid, outpace,
    rip higher, snap, lift, high, raise, two-fold, fresh high, pace, pop, pop after, perk up, roar, roar back, vault,
    catapult, advance to, swing higher, snap back, recoup, trend up, upward, inch toward, inch closer, near $, approach
    $, eclipse, outshine, outstrip, flip into, record-setting, run-up, on a tear, on fire, upsurge, skyward, take off,
    balloon, mushroom, buoy, propel, fuel rally, go parabolic, add $, multi-month high, best performer, top performer,
    top gainer, gainer, sevenfold, fivefold, threefold, fourfold, hundredfold, ten times, up to $ from, hold above, hold
    firm, firm above, buoyant, brisk`,
  peak: `all-time high, all time high, ath, record, record high, new high, year high, month high, week high,
    multi-year high, highest, highest level, milestone, historic, peak, best day, best week, best month, best quarter,
    best year, largest ever, biggest ever, most ever, strongest, sell out, fetch, first ever, first-ever, new record,
    fresh record, set record, hit record, reach record, all-time peak, unprecedented, never before, lifetime high, top
    ten, top 0, number one, ranks, sell for $, sold for $, sell for 0, go for $, sold out, sale of $`,
  fall: `plunge, tumble, crash, plummet, sink, sank, sunk, drop, fall, fell, fallen, slide, slump, dip, tank,
    nosedive, dive, slip, decline, decrease, lose, lost, shed, erase, wipe out, wipe, give up gain, pare gain, retreat,
    pull back, pullback, correction, sell-off, selloff, downtrend, downside, down, lower, edge lower, edge down, tick
    down, shrink, shrank, halve, bleed, bloodbath, bloody, freefall, free fall, free-fall, meltdown, rout, weaken,
    soften, stumble, sag, dump, in the red, red, break below, below, under $, breakdown, underperform, lag, tepid,
    dwindle, evaporate, dry up, lose steam, lose momentum, run out of steam, cool, crater, cascade, drag, turn negative,
    surrender, skid, swoon, fizzle, short-lived, wane, fade, reject at, turn away, losing streak, longest losing, nuke,
    downturn, slowdown, slow, sluggish, half its value, go to zero, pare, give back, relinquish, buckle, wobble, crack,
    slip under, back below, dismal, low, subdue, profit-booking, weigh on, pull down, loser, pinch, slip below, slip to,
    shave, shave off, trim gain, soured, droop, sputter, falter, languish, plumb, crumble, cave, capsize, unwind,
    deflate, tapering off, in freefall, lose ground, lose value, down by, pull lower, knock lower, head lower, trade
    lower, sea of red, correction territory, drawdown, bottom out, drop out, drop below, fall below, sink below, lose
    support, wipe gain, fall from, come off, off high, long liquidated, dry spell, sapped, decay, ebb, ease back, heavy
    selling, selling pressure, panic selling, reversal, turn lower, turn south, head south, hits low, weakness, weaken
    further, dim, glut, oversupply`,
  trough: `record low, all-time low, new low, year low, month low, week low, lowest, lowest level, worst, worst day,
    worst week, worst month, worst quarter, biggest drop, biggest loss, rock bottom, capitulation, capitulate, death
    cross, extreme fear`,
  profit: `profit, profitable, profitability, beat estimate, beat expectation, beat, earnings beat, top estimate,
    strong, robust, solid, better-than-expected, better than expected, dividend, buyback, repurchase, upgraded to, raise
    target, price target raise, overweight, buy rating, windfall, surplus, reward, earn, blockbuster, revenue jump,
    payout, investment-grade, airdrop, bonus`,
  loss: `loss, net loss, miss estimate, miss expectation, miss, shortfall, weak, weaker, disappoint,
    worse-than-expected, worse than expected, impairment, writedown, write down, write-down, downgrade, cut target, cut
    to sell, underweight, sell rating, deficit, debt, margin call, liquidate, liquidation, underwater, cash burn,
    overvalued, owe, at a loss, take hit, hit on, hammer, batter, hit hard, empty-handed, life saving`,
  fund: `raise $, series a, series b, series c, series d, seed round, seed funding, pre-seed, seed, funding, funding
    round, investment round, valuation, unicorn, fundraise, venture fund, secure $, close $, nab, bag, oversubscribed,
    war chest, grant, stake in, invest, investment, back by, led by, $ fund, $ round, $ investment, $ series, in
    funding, commit $, pledge, earmark, venture arm, capital, net $, valued at, worth $ deal, pour $, injects,
    injection, lead round, co-lead, back startup, pre-series, strategic investment, strategic round, private sale, fresh
    capital, new capital, investor include, with backing, backing from, cash infusion, convertible note sale, fund of $,
    new fund, endowment, scholarship, incubate, incubator, accelerator, bounty, grants program, $ check, writes check`,
  deal: `acquire, acquisition, buy stake, takeover, merge, merger, deal, agreement, sign, ink, contract win, order
    win, joint venture, tie-up, tie up, go public, ipo, public listing, nasdaq debut, mou, sponsorship, government
    contract, land, score`,
  partner: `partner, partnership, team up, team with, join force, collaborate, collaboration, alliance, integrate,
    integration, tap, select, choose, chosen, pick, pair up, sponsor, join, cooperate, work with, consortium,
    alongside`,
  launch: `launch, roll out, rollout, unveil, debut, introduce, release, go live, live on, now live, open, new
    product, new feature, bring, offer, enable, activate, deploy, mainnet, kick off, build, create, develop, add,
    expand, expansion, extend, inaugurate, set up, let, allow, now let, now allow, enter, available, start, begin, begin
    trading, start trading, complete, implement, arrive on, come to, deliver, ship, switch on, energize, bring online,
    take delivery, extend to, install, connect to, turn on, rebuild, integrate with, powered by, make available, opens
    up, open door, go mainnet, list on, go on sale, preorder, sign up, waitlist, pilot go live, beta, public beta,
    expand to, grow into, arrive in, come online, back online, fully operational, operational, plug into, embed, tap
    into, equip, switch to, migrate to blockchain, put on chain, onchain, mint, airdrop to, spin up, establish, create
    unit, set up unit, new unit, new arm, break ground, opens its door, new office, new service, form unit, arrive`,
  adopt: `accept, adopt, adoption, embrace, support for, support, legal tender, legalize, legalise, recognize,
    recognise, mainstream, use case, strategic reserve, bitcoin reserve, treasury, pay in, pay with, payment, tokenize,
    tokenization, onboard, first bank, first company, first country, first to, interest in, institutional, institution,
    million users, active user, list, crypto hub, hub, salary in, paycheck, become, largest, biggest, leading, hold $,
    official currency, balance sheet, deflationary, exposure to, access to, bet on, dip toe, into bitcoin, in
    stablecoin, too large to ignore, come around to, take bitcoin, put on blockchain, on blockchain, wealthy client,
    demand for, strong demand, to use, use blockchain, use bitcoin, used by, turn to, take payment, own bitcoin,
    holdings, add to balance sheet, store of value, hold bitcoin, payroll, loyalty point, cashback, bitcoin atm,
    everyday, daily life, mass adoption, wider use, widespread, uptake, newcomer, onramp, on-ramp, gateway, remittance,
    tipping feature, pay rent, merchant accept, acceptance, retirement account, as collateral, as payment, for payment,
    cover crypto, dabble, deepen tie, strengthen tie`,
  approve: `approve, approval, greenlight, green light, nod, license, licence, authorize, authorise, clearance,
    charter, permit, in-principle, registered with, go-ahead, pass bill, sign into law, pro-crypto, crypto-friendly,
    friendly, regulatory clarity, exempt, exemption, pardon, unban, safe harbor, full reserve, proof of reserve, pass
    audit, compliant, landmark law, clear way, pave way, open way, certainty, welcome law, legal win, tax break`,
  win: `win, won, victory, prevail, triumph, in favor of, favor, acquit, vindicate, award, prize, celebrate, succeed,
    success, successful, successfully, lead the way, with flying color, rescue, bailout, lifeline, donate, donation,
    relief, resume, restore, reopen, protect, safeguard, white hat, charity, compensate, honor, accomplish, achieve,
    hail, applaud, relief rally, endorse, endorsement, honoree, medal, top list, rank first, best-selling, jackpot,
    lucky, hero, save life, exceed expectation, surpass expectation, squeak past, outpoll, ok'd, okayed, clinch,
    cleared, upheld in favor, overcome, overcame, beat sec, outbid, crown, named best, best exchange, top spot, takes
    top, tops rich, laureate, acclaim, accolade, landmark, feat, breakthrough deal, come out ahead, payback, payout to,
    pay back, philanthropy, relief fund, gives $, give away`,
  bull: `bull, bullish, bull run, bull market, optimistic, optimism, upbeat, confident, confidence, hopeful, hope,
    golden cross, accumulate, accumulation, buy the dip, dip buyer, scoop up, hodl, undervalued, safe haven, inflation
    hedge, better than gold, could hit $, may hit $, could reach, may reach, will reach, to reach, poised, on track,
    eye, target $, price target, predict, forecast, next stop, potential, promising, opportunity, praise, love, like,
    believe in, future of money, inflow, net inflow, attract, draw, flock, pour into, pile into, rush into, stockpile,
    snap up, load up, buy, bought, purchase, whale buy, greed, set to explode, supercycle, digital gold, next big, price
    prediction, see $, expect $, could rally, may rally, interest grow, appetite, enthusiasm, favorable, supportive,
    upbeat mood, stimulus, recovery hope, trade hope, optimistic on, outlook bright, bright, boon, tailwind, catalyst,
    upside potential, room to run, room to grow, sets sight on, set sight, sights set, target of $, bet big, big bet,
    bet on bitcoin, diamond hand, fomo, frenzy, euphoria, craze, mania, hot, hottest, sought-after, in demand, strong
    hand, conviction, vote of confidence, faith in, trust in, long bitcoin, bullishness, uber-bullish, rosy,
    encouraging, hold potential, must-have, come of age, golden age, renaissance, game changer, game-changing, next leg,
    moonshot, convinced, gain ground, step in`,
  good: `great, best, better, improve, improvement, benefit, positive, innovative, innovation, efficient, faster,
    cheaper, secure, safe, safer, popular, powerful, sustainable, renewable, clean energy, greener, easier, easy,
    empower, help, aid, advance, progress, breakthrough, transform, revolutionize, resilient, healthy, thrive, flourish,
    prosper, smart, leader, cheer, happy, burn, giant, long-awaited, exciting, welcome, unlock, enhance, simplify, hire,
    instant, upgrade, scale, enthusiastic, commit, good, attractive, nice, prefer, favorite, new, impressive, reliable,
    proud, incentive, impress, enjoy, grace, reprieve, harmony, peace, cure, vaccine, pioneer, premier, flagship, world
    first, robustly, reward program, gift, fun, excellent, superb, perfect, ideal, trusted, transparent, transparency,
    inclusive, accessible, affordable, convenient, seamless, user-friendly, cutting-edge, state-of-the-art, ambitious,
    talented, win-win, gorgeous, effective, fast-growing, fastest-growing, grow fast, long-term view, momentum`,
  undo: `return, refund, reimburse, patch, fix, overturn, reverse, end, ease, shrug off, brush off, defy, resolve,
    dismiss, toss, throw out, survive, avoid, escape, fend off, repel, thwart, prevent, foil, clear of, repay, settle,
    despite, recover fund, return fund, drop case, drop charge, drop lawsuit, drop probe, lift ban, bury the hatchet,
    scrap, remove, cut fee, lower fee, lower barrier, lower cost, slash cost, cut cost, fee fall, fee drop, cut tax,
    ease stance, back away from, strike down, vacate, shelve plan to ban, shake off, assist, make whole, whitewash, snap
    losing streak, short squeeze, shorts liquidate, bail out, make good, made whole, eliminate fee, waive fee, zero fee,
    drop fee, cut emission, lift suspension, lift restriction, repeal, drop plan to ban, no ban, not ban, no plan to
    ban, withdraw lawsuit, clear name, clear of wrongdoing, rule out ban, unfreeze, avert, dodge, sidestep, stave off,
    no funds lost, no loss, funds safe, fears ease, pressure ease, postpone tax, delay tax, tax free, tax-free, scrap
    tax, drop tax, drop ban, drop rule, weather storm, unfazed, undeterred, shrug, erase loss, recover loss, pare loss,
    recoup loss, trim loss, cut loss, narrow loss, loss narrow, shake off loss, inflation cool, inflation fall,
    inflation ease, inflation slow, cool inflation, soft inflation, unemployment fall, jobless claim fall, outflow slow,
    outflow ease, outflow end, end outflow, scam fall, hack fall, crime fall, fraud fall, theft fall, scam drop, hack
    drop, crime drop, risk fall, emission fall, fear fade, worry fade, deny wrongdoing, end probe, end investigation,
    close probe, close investigation, drop case against, end lawsuit, dismiss lawsuit, dismiss case, dismiss charge,
    dismiss suit, toss lawsuit, toss case, toss suit, throw out case, throw out suit, reject lawsuit, overturn ban,
    reverse ban, end ban, ease rule, ease restriction, ease curb, ease sanction, short liquidation, short wiped out, gas
    fall, gas fee fall, gas fee drop, cost fall, cost drop`,
  worsen: `mount, widen, deepen, intensify, escalate, spread, step up, worsen, persist, loom, swirl, rattle, threaten,
    spook, spark, trigger, haunt, plague, double down on ban, add pressure, fuel fear, inflation rise, inflation surge,
    inflation jump, inflation soar, hot inflation, unemployment rise, unemployment jump, fee rise, fee soar, fee spike,
    fee surge, fee jump, gas soar, gas spike, gas surge, cost rise, cost soar, outflow rise, outflow surge, outflow
    mount, record outflow, scam rise, scam surge, scam soar, hack rise, hack surge, crime rise, crime surge, fraud rise,
    fraud surge, theft rise, theft surge, liquidation surge, liquidation soar, liquidation mount, loss widen, loss
    mount, loss deepen, loss grow, loss pile up, pile up loss, record loss, record scam, rise in scam, surge in scam,
    rise in fraud, surge in fraud, rise in crime, rise in hack, surge in hack, increase in scam, growth slow, growth
    stall, slow growth, tax on gain, gain tax, capital gain tax, power-hungry, risk rise, risk grow, fear rise, fear
    grow, concern grow, concern mount, worry grow, doubt grow, ransomware rise, ransomware surge, selling intensify,
    erase gain, wipe out gain, erase year, gain evaporate, gain fade, rally fade, rally fizzle, rally stall, bounce
    fade, hope fade, hope dim, demand fall, demand fade, demand weaken, interest fade, interest wane, interest cool,
    user leave, user flee, customer leave, customer flee, investor flee, investor pull, staff leave, executive leave`,
  crime: `hack, hacker, exploit, exploiter, attack, attacker, drain, steal, stole, stolen, theft, thief, thieve,
    heist, breach, data breach, leak, expose, vulnerability, bug, flaw, malware, ransomware, phishing, scam, scammer,
    scheme, fraud, fraudster, fraudulent, defraud, ponzi, pyramid, rug pull, rug, rugpull, exit scam, launder, illicit,
    illegal, criminal, crime, terrorist, terrorism, terror, dark web, darknet, extort, kidnap, counterfeit, fake,
    impersonate, spoof, manipulate, manipulation, insider trading, wash trading, pump-and-dump, bribe, corrupt,
    embezzle, siphon, loot, rob, misappropriate, misuse, compromise, hijack, cryptojack, evade, murder, robbery,
    smuggle, mixer, tornado cash, vanish, disappear, silk road, mislead, misled, lie, conceal, hide, deceive, deceptive,
    shill, tout, north korea, lazarus, pump and dump, ransom, undisclosed, 51% attack, commingle, dupe investor,
    insider, front-running, hostage, sim swap, romance scam, giveaway scam, hot wallet, make off with, makes off, walk
    off with, con artist, swindle, bogus, spyware, trojan, keylogger, botnet, sextortion, blackmail, double-spend,
    reentrancy, flash loan, rogue, dirt on, trafficker, trafficking, narcotic, cartel, gunpoint, burglary, rig market,
    fake volume, money laundering, poach, deepfake, identity theft, unauthorized, wrench attack, pig butchering,
    drainer`,
  law: `sue, lawsuit, suit, class action, charge, indict, indictment, arrest, detain, jail, prison, sentence, convict,
    guilty, plead, extradite, extradition, prosecute, prosecutor, seize, seizure, confiscate, raid, probe, investigate,
    investigation, subpoena, fine, penalty, penalize, settlement, allege, allegation, accuse, violate, violation,
    crackdown, crack down, ban, outlaw, prohibit, restrict, restriction, block, bar, forbid, cease and desist, clamp
    down, scrutiny, scrutinize, enforcement, unregistered, unlicensed, not authorized, not licensed, non-compliance,
    freeze, frozen, blacklist, revoke, censor, censorship, tighten, tougher, strict, stricter, hefty, tax evasion, court
    order, complaint, police, fbi, sanction, liable, jury, wanted, interpol, fugitive, on the run, break law, dismantle,
    bust, watchdog, impose, ordered to, wells notice, 0 year, year in prison, behind bar, held in, bail, red notice,
    surrender to, authority, curb on, flout, criminalize, criminalise, forfeit, forfeiture, injunction, restraining
    order, summons, warrant, custody battle, felony, misdemeanor, wire fraud, racketeering, antitrust, reprimand,
    rebuke, censure, clampdown, bar from, shut by, must stop, order to stop, ordered into, order miner, order bank,
    order exchange, go after, target by, face trial, on trial, face charge, face lawsuit, face probe, disgorge,
    disgorgement, debar, suspend license, out of bounds, off limits, unlawful, contempt, perjury, takedown, shutdown
    order, arraign, custody of police, under arrest`,
  warn: `warn, caution, cautious, risk, risky, threat, danger, dangerous, fear, concern, worry, alarm, doubt,
    doubtful, skeptic, skeptical, sceptical, critic, criticize, criticise, criticism, critical of, slam, blast, bash,
    condemn, bubble, worthless, rat poison, no value, useless, oppose, opposition, against, backlash, under fire,
    bearish, bear, bear market, crypto winter, winter, pessimistic, uncertainty, uncertain, volatile, turmoil, crisis,
    contagion, panic, jitter, anxiety, stress, pressure, headwind, overheated, fud, controversy, controversial, dispute,
    feud, clash, fight, battle, red flag, stay away, energy use, carbon footprint, pollution, wild west, grill, raise
    question, raise concern, question over, furious, angry, outrage, complain, mock, gambling, speculative, not ready,
    too slow, too expensive, far from, overblown, hype, dismissive, reject claim, challenge, recession, blame, protest,
    face, impact, weigh down, inflation, sell-off fear, coronavirus, virus, war, tension, turbulent, rivalry,
    accusation, hostile, unrest, mistrust, distrust, suspicious, wary, nervous, gloomy outlook, unclear, unsustainable,
    hawkish, on edge, impractical, not viable, sceptic, scepticism, skepticism, naysayer, doomsday, overhype, fret,
    unease, uneasy, nervousness, bad idea, cast doubt, raise doubt, question whether, in question, under question, cloud
    over, overshadow, shaky, fragile, precarious, jeopardy, jeopardize, perilous, bear trap, bull trap, scorn, ridicule,
    sneer, scoff, lambast, decry, denounce, lament, rail against, hit out, hit back, accuse of, sour on, cool on, blow
    to, no fan, ponzi-like, speculation, speculate, dependence, lawless, unregulated, unstable, instability, shadow
    bank, systemic risk, spillover, money grab, cash grab, dismay, disappointment, frustrated, frustration, dire,
    ominous, headache, caught off guard, jittery, showdown, false sense`,
  collapse: `collapse, bankrupt, bankruptcy, insolvent, insolvency, default, chapter 11, go bust, fail, failure,
    implode, implosion, downfall, shutter, close down, shut down, wind down, cease operation, cease, shut, shutdown,
    halt, suspend, suspension, pause withdrawal, pause, freeze withdrawal, stop, stop accept, outage, offline, go down,
    depeg, de-peg, lose peg, off peg, off its peg, layoff, lay off, laid off, cut job, job cut, cut staff, slash, axe,
    fire staff, downsize, resign, resignation, step down, oust, quit, depart, departure, exit, pull out, withdraw from,
    abandon, shelve, cancel, call off, fall apart, delay, postpone, put off, push back, reject, deny, refuse, delist,
    drop support, scale back, cut back, discontinue, sunset, victim, creditor, outflow, net outflow, redemption, flee,
    sell, sold, offload, unload, dead, death, die, kill, ruin, struggle, scramble, suffer, hurt, hit by, hit with, bad,
    worse, poor, negative, difficult, trouble, problem, issue, stall, clog, congest, congestion, disrupt, disruption,
    error, glitch, mistake, blunder, accident, regret, apologize, sorry, unable, lack, gloom, gloomy, bleak, setback,
    blow, tough, harsh, painful, pain, walk away, back out, pull plug, split, divide, stuck on, dispel, unlikely, no
    longer, fall short, waste, scandal, fallout, rejection, denial, go under, run low, is gone, are gone, pull the plug,
    put brake, dash hope, hope dash, dash, go nowhere, let go, people go, leave, empty, curb, in the dark, cry foul,
    close account, brace for, pointless, blackout, wound, fed up, pay the price, under water, poke hole, wear thin,
    wipeout, burn investor, get burned, refusal, outcry, ditch, doom, demise, short of fund, sever tie, cut tie, pull
    license, part with, lash out, no bottom, no bounce, carnage, desert, dupe, shun, worth nothing, take aim, say no,
    little upside, saddle, strip of, knock back, turn down, forced to, rescind, stuck, hit snag, loophole, shooting,
    harm, hamper, damage, devastate, destroy, tragedy, shortage, mess, incompetence, fume, agonize, cheat, shameless,
    erode, crush, cripple, kick out, step aside, nightmare, chaos, havoc, sad, shame, terrible, awful, horrible,
    disaster, decline to, thumbs-down, strike, recall, derail, expire, vulnerable, illness, outbreak, pandemic, infect,
    deteriorate, sabotage, deadlock, impasse, standstill, unpopular, unhappy, hate, misery, toxic, lackluster, flop,
    dud, snub, undermine, weigh heavily, cut, reduce, limit, hit for $, hit for, gone, gone dark, go dark, run dry,
    revolt, yank, unplug, lock out, exodus, boot, kick off platform, cut off, turn off, knock offline, knock off, stop
    taking, take down, walk off, nowhere to be found, bleed out, rescind offer, job loss, lose job, hole in, bad debt,
    stuck below, flee abroad, boycott, back off, refuse to, wind up, close its door, cease trading, end support, unpaid,
    overdue, write off, written off, stranded, trap, desperate, plea, beg, on the brink, brink, distress, fire sale,
    bank run, run on, death spiral, spiral, stumbling block, obstacle, hurdle, stagnate, no sign of, underwhelm, bust
    up, infighting, rift, botch, fiasco, debacle, mishap, spam, priced out`,
  calm: `flat, unchanged, little changed, steady, sideways, range-bound, rangebound, consolidate, consolidation,
    mixed, choppy, quiet, hold steady, muted, await, ahead of, wait for, on hold, stay put, maintain, hover, stuck near,
    stuck around, tread water, idle, stable, normal, average, sign of, end week, little moved, range, narrow range,
    tight range, trade in range, hold pattern, stand pat, wait-and-see, neutral, indecision, in limbo, crossroad,
    stabilize, stabilise, plateau, cautious trade, lull`,
  frame: `what is, what are, what, how to, how, why, explained, explainer, guide, beginner, here is what, here is why,
    things to know, price analysis, technical analysis, daily tech analysis, price watch, market wrap, recap, roundup,
    wrap, newsletter, podcast, interview, opinion, op-ed, editorial, essay, column, letter, watch, history of, brief
    history, meet, inside, behind, profile, versus, vs, comparison, compare, difference, discuss, talk, speak, debate,
    overview, preview, what to expect, countdown, survey, study, poll, look at, top five, best crypto, story, week
    ahead, takeaway, earnings preview, earnings call, transcript, financial result, report result, quarter result,
    glossary, infographic, quiz, timeline, in picture, documentary, which, when, where, who, is it, whether, say,
    thought on, mean for, three chart, five chart, in chart, in number, by the number, a ranking, ranking of, ranked by,
    fact check, mailbag, state of, year in review, in review, lesson from, anatomy of, case for, case against, primer,
    dictionary, review of, book review, first look, hands-on, live blog, exclusive, breaking down, breakdown of,
    everything you need, need to know, what happen, here are, reasons why, weigh in, reaction to, react to, thoughts,
    predictions for, remember, anniversary, birthday, tribute, obituary, trivia, tell, comment, mention, teases, hint
    at, muse, ponder, recount, recall how, describe, note that, price prediction for, daily recap, day ahead, most
    influential`,
  plan: `consider, mull, weigh, explore, test, pilot, trial, experiment, propose, proposal, seek comment, seek, file,
    apply, application, submit, review, consult, consultation, plan, may, might, could, hearing, vote, testify,
    conference, summit, event, rename, rebrand, replace, appoint, statement, respond, clarify, request, ask, question,
    public comment, guidance, framework, patent, trademark, transfer, move, shift, schedule, deadline, bill, regulate,
    regulation, regulatory, tax, hint, rumor, reportedly, in talk, update, change, restructure, reorganize, relocate,
    publish, governance, order, set rule, rules, amend, resubmit, relist, decide, decision, convene, roundtable,
    session, schedule for, sworn in, nominate, nominee, refile, extension, set date, settle on, recommend, outline, lay
    out, set out, principle, report due, look into, in talk with, early stage, feedback, appeal hearing, deliberate,
    deposition, arbitration`,
}
