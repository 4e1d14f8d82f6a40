import type { Numbers } from '@pusula/words'
import type { StoryFacts } from '../../facts/facts.ts'
import { directionOf, isLarge, type Move, surpriseOf } from '../../facts/moves.ts'
import type { Variants } from '../choose.ts'
import { inOrder, plainly, type Saying, stopped } from '../language.ts'
import type { Scene } from '../scene.ts'
import { againstNormal, isSmall, sizeWords, stretchWords, timesOf, verbOf } from '../words.ts'
import { happenedOnPath } from './path.ts'
import { alongside, despite, wayOf } from './second-fact.ts'
import {
  apart,
  contradictsMentioned,
  minSurprise,
  type Surprise,
  surprises,
  type Topic,
  unmentionedMove,
} from './surprises.ts'

/** What the coin did in the last days: the largest surprise first, at most one more after it. */
export function happenedShort(scene: Scene, mentioned: ReadonlySet<Topic>): Variants {
  const { name, facts, terms } = scene
  // What the ends of the week hide goes first, unless the last day alone was far out of the ordinary, or the term is told by a day that went
  // the other way: its pill, and what would undo it, speak of that day.
  const { day } = facts.moves
  const isDayApart = day !== null && !mentioned.has('day') && surpriseOf(day) >= dayApart
  const netRatio = facts.paths.week?.netRatio ?? 0
  const { short } = terms
  const goesAgainst = short.kind === 'read' && short.direction === (netRatio > 0 ? 'down' : 'up')
  const path = mentioned.has('week') || isDayApart || goesAgainst ? null : happenedOnPath(scene, 'week', name)
  if (path) return path
  const [lead, ...next] = surprises(facts, mentioned)
  const move = unmentionedMove(facts, mentioned)
  const isDespite = move !== null && contradictsMentioned(move, facts, mentioned)
  if (!lead) return quiet(name, facts, move && { ...move, isDespite }, mentioned)
  // Of swing and volume one is enough: a reader asks what the price did.
  const also = next.find(({ subject }) => !(isActivity(lead.subject) && isActivity(subject)))
  const pill = pillOf(scene, mentioned)
  // The pill, and what would undo it, speak of a move: a story that tells none that way tells that one, and nothing else beside its lead.
  const chosen = also ? [lead, also] : [lead]
  const isUntold = pill !== null && !chosen.some(fact => fact.subject === 'move' || wayOf(fact) === directionOf(pill))
  const second = isUntold ? undefined : also
  const plain = second || !move ? null : { ...move, isDespite }
  const isToldBeside = isDespite || (move !== null && pill !== null && directionOf(move) === directionOf(pill))
  const beside = isUntold && !isToldBeside ? pill : plain
  const [first, ...others] = leads(name, facts, lead, beside, mentioned, isDespite)
  if (!second) return [first, ...others]
  const then = alongside(lead, second, facts, isDespite)
  return [inOrder(first, then), ...others.map(other => inOrder(other, then))]
}

const dayApart = 2

/** The move that the pill of the short term stands for: without its size where the headline has told that. */
function pillOf({ terms: { short } }: Scene, mentioned: ReadonlySet<Topic>): Beside {
  if (short.kind !== 'read' || short.direction === 'sideways') return null
  return { ...short.move, isBare: mentioned.has(short.move.days === 1 ? 'day' : 'week') }
}

const isActivity = (subject: Surprise['subject']) => subject === 'swing' || subject === 'volume'

/** The move that goes with a lead of another kind, where nothing else follows; what the headline told may go against it. */
type Beside = (Move & { readonly isDespite?: boolean; readonly isBare?: boolean }) | null

function leads(
  name: string,
  facts: StoryFacts,
  lead: Surprise,
  beside: Beside,
  mentioned: ReadonlySet<Topic>,
  isDespite: boolean,
): Variants {
  if (lead.subject === 'move') return isDespite ? moveDespite(name, lead.move) : moveLeads(name, lead.move)
  if (lead.subject === 'swing') return swingLeads(name, facts, lead.ratio, beside, mentioned)
  const isLively = (facts.swingRatio ?? 1) >= minSurprise
  if (lead.subject === 'volume') return volumeLeads(name, lead.ratio, beside, !isLively && !mentioned.has('calm'))
  if (lead.subject === 'extreme') return extremeLeads(name, facts, lead, beside)
  return headlineLeads(name, facts)
}

function moveLeads(name: string, move: Move): Variants {
  const { tr, en } = stretchWords(move.days)
  const verb = verbOf(move.ratio)
  const size = surpriseOf(move)
  return [
    {
      tr: write =>
        `${name} ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}; bu, ${tr.usual} ${timesOf.tr(size, write)}.`,
      en: write => `${name} ${verb.en.did} ${write.size(move.ratio)} ${en.over}, ${timesOf.en(size, en.usual, write)}.`,
    },
    {
      tr: write =>
        `${name} ${tr.usual} ${timesOf.tr(size, write)} kadar ${verb.tr.did}: ${tr.over} ${write.size(move.ratio)}.`,
      en: write =>
        `${name} moved ${timesOf.en(size, `as far as ${en.inUsual}`, write)}: ${verb.en.way} ${write.size(move.ratio)}.`,
    },
    {
      tr: write =>
        `${name} fiyatı ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}, ${tr.usual} ${timesOf.tr(size, write)}.`,
      en: write =>
        `${name} is ${verb.en.way} ${write.size(move.ratio)} ${en.over}, ${timesOf.en(size, en.usual, write)}.`,
    },
  ]
}

/** The week went one way and the day that the headline told the other. */
function moveDespite(name: string, move: Move): Variants {
  const { tr, en } = stretchWords(move.days)
  const size = surpriseOf(move)
  return [
    {
      tr: write => `${name} ${despite.tr(move, write)}; bu, ${tr.usual} ${timesOf.tr(size, write)}.`,
      en: write => `${name} ${despite.en(move, write)}, ${timesOf.en(size, en.usual, write)}.`,
    },
  ]
}

/** How the move reads behind something else: "in a week it fell 0.9%", or that it stayed put; what goes against that is not "only" so much. */
function besideClause(move: NonNullable<Beside>, isAgainst = false): Saying {
  const { tr, en } = stretchWords(move.days)
  if (directionOf(move) === 'sideways') {
    const [süre, span] = move.days === 1 ? ['bir gündür', 'a day'] : ['bir haftadır', 'a week']
    return plainly(`fiyat ${süre} aynı yerde`, `the price has stayed put for ${span}`)
  }
  const verb = verbOf(move.ratio)
  if (move.isDespite)
    return {
      tr: write => `fiyat ${despite.tr(move, write)}`,
      en: write => `the price ${despite.en(move, write)}`,
    }
  if (move.isBare) return plainly(`fiyat ${tr.over} ${verb.tr.did}`, `the price ${verb.en.did} ${en.over}`)
  const [yalnızca, only] = isSmall(move) && !isAgainst ? ['yalnızca ', 'only '] : ['', '']
  return {
    tr: write => `fiyat ${tr.over} ${yalnızca}${write.size(move.ratio)} ${verb.tr.did}`,
    en: write => `the price ${verb.en.did} ${only}${write.size(move.ratio)} ${en.over}`,
  }
}

function swingLeads(
  name: string,
  { places: { week } }: StoryFacts,
  ratio: number,
  beside: Beside,
  mentioned: ReadonlySet<Topic>,
): Variants {
  const swings: Saying = {
    tr: write => `${name} oynaklığı ${againstNormal.tr(ratio, write)}`,
    en: write => `Swings in ${name} are ${againstNormal.en(ratio, write)}`,
  }
  const bumpy: Saying[] =
    week && ratio > 1 && !mentioned.has('range')
      ? [
          {
            tr: write =>
              `${swings.tr(write)}: hafta ${write.prose(week.lowUsd, week.highUsd)} ile ${write.prose(week.highUsd, week.lowUsd)} arasında geçti.`,
            en: write =>
              `${swings.en(write)}: the week went between ${write.prose(week.lowUsd, week.highUsd)} and ${write.prose(week.highUsd, week.lowUsd)}.`,
          },
        ]
      : []
  if (!beside) return [...stopped([swings]), ...bumpy]
  const clause = besideClause(beside)
  const behind = { tr: (write: Numbers) => `; ${clause.tr(write)}`, en: (write: Numbers) => `; ${clause.en(write)}` }
  return [...stopped([swings], behind), ...bumpy]
}

function volumeLeads(name: string, ratio: number, beside: Beside, mayBeQuiet: boolean): Variants {
  const isQuiet = mayBeQuiet && ratio < 1 && !(beside && isLarge(beside))
  const grew: Saying = {
    tr: write => `${name} işlem hacmi ${againstNormal.tr(ratio, write)}`,
    en: write => `Trading volume in ${name} is ${againstNormal.en(ratio, write)}`,
  }
  const traded: Saying = {
    tr: write =>
      `${name} ${isQuiet ? 'sakin' : ratio > 1 ? 'çok işlem görüyor' : 'az işlem görüyor'}: hacim ${againstNormal.tr(ratio, write)}`,
    en: write =>
      `${name} is ${isQuiet ? 'quiet' : ratio > 1 ? 'busy' : 'thinly traded'}: volume is ${againstNormal.en(ratio, write)}`,
  }
  if (!beside) return stopped([grew, traded])
  const clause = besideClause(beside)
  return stopped([grew, traded], { tr: write => `; ${clause.tr(write)}`, en: write => `; ${clause.en(write)}` })
}

function extremeLeads(
  name: string,
  { places }: StoryFacts,
  { span, end }: Extract<Surprise, { subject: 'extreme' }>,
  beside: Beside,
): Variants {
  const place = places[span]
  const priceUsd = (end === 'high' ? place?.highUsd : place?.lowUsd) ?? 0
  const words = {
    tr: `${span === 'year' ? 'son bir yılın' : 'son 30 günün'} ${end === 'high' ? 'en yükseğini' : 'en düşüğünü'}`,
    en: `its ${end === 'high' ? 'highest' : 'lowest'} in ${span === 'year' ? 'a year' : '30 days'}`,
  }
  // Where the day's move follows, its 24 hours are said there.
  const when =
    span === 'year'
      ? { tr: 'bu hafta ', en: ' this week' }
      : beside?.days === 1
        ? { tr: '', en: '' }
        : { tr: 'son 24 saatte ', en: ' in the last 24 hours' }
  const seen: Variants = [
    {
      tr: write => `${name} ${when.tr}${write.prose(priceUsd)} ile ${words.tr} gördü`,
      en: write => `${name} ${end === 'high' ? 'rose' : 'fell'} to ${write.prose(priceUsd)}${when.en}, ${words.en}`,
    },
    {
      tr: write => `${name} fiyatı ${when.tr}${write.prose(priceUsd)} ile ${words.tr} gördü`,
      en: write => `${name} saw ${words.en}${when.en}, ${write.prose(priceUsd)}`,
    },
  ]
  if (!beside) return stopped(seen)
  const isAgainst = directionOf(beside) !== (end === 'high' ? 'up' : 'down')
  const clause = besideClause(beside, isAgainst)
  const join = isAgainst ? { tr: ', ama', en: ', but' } : { tr: ';', en: ';' }
  return stopped(seen, {
    // The price was named before.
    tr: write => `${join.tr} ${clause.tr(write).replace(/^fiyat /, '')}`,
    en: write => `${join.en} ${clause.en(write)}`,
  })
}

function headlineLeads(name: string, { headlines }: StoryFacts): Variants {
  const { count, usualCount } = headlines ?? { count: 0, usualCount: 0 }
  return [
    {
      tr: write =>
        `${name} için bir günde ${write.count(count)} haber çıktı; normalde ${write.count(Math.round(usualCount))}.`,
      en: write =>
        `${name} had ${write.count(count)} headlines in a day; usually it has ${write.count(Math.round(usualCount))}.`,
    },
  ]
}

/** Nothing stands out. */
function quiet(name: string, facts: StoryFacts, move: Beside, mentioned: ReadonlySet<Topic>): Variants {
  const { volumeRatio, swingRatio, passed } = facts
  const [first, ...others] = plainMove(name, move)
  // After a headline about a level passed or an old peak, that is out of the ordinary enough.
  const isOrdinary = [volumeRatio, swingRatio].every(ratio => ratio === null || apart(ratio) < minSurprise)
  if (!move || passed || !isOrdinary || mentioned.size > 0 || directionOf(move) === 'sideways')
    return [first, ...others]
  const { tr, en } = stretchWords(move.days)
  const verb = verbOf(move.ratio)
  const onVolume = volumeRatio === null ? { tr: '', en: '' } : { tr: ', olağan hacimle', en: ' on usual volume' }
  return [
    {
      tr: write => `Olağandışı bir şey yok: ${name} ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}${onVolume.tr}.`,
      en: write =>
        `Nothing out of the ordinary: ${name} ${verb.en.did} ${write.size(move.ratio)} ${en.over}${onVolume.en}.`,
    },
    first,
    ...others,
  ]
}

/** A move no larger than usual, told for what it is. */
function plainMove(name: string, move: Beside): Variants {
  if (!move)
    return [
      plainly(
        `${name} yeni sayılır; son günleri için veri az.`,
        `${name} is rather new; there is little data on its last days.`,
      ),
    ]
  const isDay = move.days === 1
  if (directionOf(move) === 'sideways')
    return [
      plainly(
        `${name} ${isDay ? 'bir gündür' : 'bir haftadır'} aynı yerde.`,
        `${name} has stayed put for a ${isDay ? 'day' : 'week'}.`,
      ),
      plainly(
        `${name} ${isDay ? 'dünkü' : 'bir hafta önceki'} yerinde duruyor.`,
        `${name} stands where it stood ${isDay ? 'yesterday' : 'a week ago'}.`,
      ),
    ]
  const { tr, en } = stretchWords(move.days)
  const verb = verbOf(move.ratio)
  if (move.isDespite)
    return [{ tr: write => `${name} ${despite.tr(move, write)}.`, en: write => `${name} ${despite.en(move, write)}.` }]
  const size = sizeWords(move)
  const words = size ? { tr: `; ${size.tr}`, en: `, ${size.en}` } : { tr: '', en: '' }
  return [
    {
      tr: write => `${name} ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}${words.tr}.`,
      en: write => `${name} ${verb.en.did} ${write.size(move.ratio)} ${en.over}${words.en}.`,
    },
    {
      tr: write => `${name} fiyatı ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}${words.tr}.`,
      en: write => `${name} is ${verb.en.way} ${write.size(move.ratio)} ${en.over}${words.en}.`,
    },
  ]
}
