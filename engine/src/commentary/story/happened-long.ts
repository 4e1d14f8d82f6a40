import { directionOf, halfYearDays, type Move, type Moves, surpriseOf } from '../../facts/moves.ts'
import type { Variants } from '../choose.ts'
import { inOrder, plainly, type Saying } from '../language.ts'
import { capitalised, sizeWords, stretchWords, timesOf, verbOf } from '../words.ts'
import { minSurprise } from './surprises.ts'

/** What it did over a month, and how the last week and day went with that. */
export function happenedMid(month: Move, { week, day }: Moves): Variants {
  if (directionOf(month) === 'sideways')
    return [
      still(month, { tr: 'Bir ay önceki', en: 'It is', ago: 'where it stood a month ago' }),
      still(month, { tr: '30 gün önceki', en: 'A month on, it is', ago: 'where it began' }),
    ]
  const verb = verbOf(month.ratio)
  const ended = endOf(month, [
    { move: day, in: 'son 24 saatte', en: 'the last 24 hours' },
    { move: week, in: 'son haftada', en: 'the last week' },
  ])
  const said: Variants = [
    {
      tr: write => `Bir ayda ${write.size(month.ratio)} ${verb.tr.did}`,
      en: write => `It ${verb.en.did} ${write.size(month.ratio)} in a month`,
    },
    {
      tr: write => `Son 30 günde ${write.size(month.ratio)} ${verb.tr.did}`,
      en: write => `Over 30 days it ${verb.en.did} ${write.size(month.ratio)}`,
    },
    {
      tr: write => `Ay boyunca ${write.size(month.ratio)} ${verb.tr.did}`,
      en: write => `Over the month it ${verb.en.did} ${write.size(month.ratio)}`,
    },
  ]
  return measured(said, month, ended)
}

/** What it did over half a year, and how the last month went with that. */
export function happenedLong(move: Move, { month }: Moves, isMentioned: boolean): Variants {
  const isWhole = move.days === halfYearDays
  const { tr } = stretchWords(move.days)
  const over = { tr: isWhole ? 'Altı ayda' : tr.over, en: isWhole ? 'In six months' : `In ${move.days} days` }
  if (directionOf(move) === 'sideways')
    return [
      still(
        move,
        isWhole
          ? { tr: 'Altı ay önceki', en: 'Six months on, it is', ago: 'where it stood' }
          : { tr: `${move.days} gün önceki`, en: `After ${move.days} days it is`, ago: 'where it stood' },
      ),
    ]
  const verb = verbOf(move.ratio)
  const size = surpriseOf(move)
  const words = sizeWords(move)
  if (isMentioned && isWhole && words)
    return [
      size >= minSurprise
        ? {
            tr: write =>
              `Altı aylık ${verb.tr.noun}, bu coinin olağan altı aylık hareketinin ${timesOf.tr(size, write)}.`,
            en: write => `The six-month ${verb.en.noun} is ${timesOf.en(size, 'a usual one for this coin', write)}.`,
          }
        : plainly(`Altı aylık ${verb.tr.noun}, ${words.tr}.`, `The six-month ${verb.en.noun} is ${words.en}.`),
    ]
  const ended = endOf(move, [{ move: month, in: 'son bir ayda', en: 'the last month' }])
  const said: Variants = [
    {
      tr: write => `${over.tr} ${write.size(move.ratio)} ${verb.tr.did}`,
      en: write => `${over.en} it ${verb.en.did} ${write.size(move.ratio)}`,
    },
    ...(isWhole
      ? [
          {
            tr: write => `Yarım yılda ${write.size(move.ratio)} ${verb.tr.did}`,
            en: write => `${verb.en.way === 'up' ? 'Up' : 'Down'} ${write.size(move.ratio)} in half a year`,
          } satisfies Saying,
          {
            tr: write => `Altı ayın toplamında ${write.size(move.ratio)} ${verb.tr.did}`,
            en: write => `Over six months it ${verb.en.did} ${write.size(move.ratio)}`,
          } satisfies Saying,
        ]
      : []),
  ]
  return measured(said, move, ended)
}

const hardly = 0.001
/** From here on nobody says "only", however far a coin usually goes. */
const notOnly = 0.03

interface Start {
  readonly tr: string
  readonly en: string
  readonly ago: string
}

/** It ended about where it began; what went on between is told where it was remarkable. */
function still({ ratio }: Move, { tr, en, ago }: Start): Saying {
  if (Math.abs(ratio) < hardly) return plainly(`${tr} fiyatıyla neredeyse aynı.`, `${en} almost exactly ${ago}.`)
  const [side, way] = ratio > 0 ? ['üstünde', 'above'] : ['altında', 'below']
  if (Math.abs(ratio) >= notOnly)
    return {
      tr: write => `${tr} fiyatının ${write.size(ratio)} ${side}; bu coin için küçük bir fark.`,
      en: write => `${en} ${write.size(ratio)} ${way} ${ago}, a small move for this coin.`,
    }
  return {
    tr: write => `${tr} fiyatının yalnızca ${write.size(ratio)} ${side}.`,
    en: write => `${en} only ${write.size(ratio)} ${way} ${ago}.`,
  }
}

interface Ending {
  readonly move: Move | null
  /** In Turkish as a place. */
  readonly in: string
  readonly en: string
}

const nearlyAll = 0.9
const moreThanAll = 1.1
const most = 0.5
/** How a smaller move ended is not worth a word. */
const worthEnding = 0.8

/** How a stretch ended, behind a comma and as a sentence of its own. */
interface Ended {
  readonly joined: Saying
  readonly alone: Saying
}

/** How the end of a stretch went with the whole of it; null where there is nothing to say. */
function endOf(whole: Move, endings: readonly Ending[]): Ended | null {
  const share = ({ ratio }: Move) => Math.log1p(ratio) / Math.log1p(whole.ratio)
  const part = (tr: string, en: string, { in: place, en: when }: Ending): Ended => ({
    joined: plainly(`${tr} ${place}`, `${en} of it in ${when}`),
    alone: plainly(`${capitalised.tr(tr)} ${place} oldu.`, `${capitalised.en(en)} of it came in ${when}.`),
  })
  for (const ending of endings)
    if (ending.move && share(ending.move) >= nearlyAll && share(ending.move) <= moreThanAll)
      return part('neredeyse tamamı', 'nearly all', ending)
  const last = endings.at(-1)
  if (!last?.move) return null
  const lastShare = share(last.move)
  if (lastShare >= most && lastShare < nearlyAll) return part('çoğu', 'most', last)
  if (directionOf(last.move) === 'sideways') {
    if (surpriseOf(whole) < worthEnding) return null
    return {
      joined: plainly('sonlara doğru yavaşladı', 'slower toward the end'),
      alone: plainly('Sonlara doğru yavaşladı.', 'It slowed toward the end.'),
    }
  }
  if (lastShare >= 0) return null
  return {
    joined: plainly(`ama ${last.in} yön değişti`, `but ${last.en} went the other way`),
    alone: plainly(`Ama ${last.in} yön değişti.`, `But ${last.en} went the other way.`),
  }
}

/** The move with what is usual for it and how it ended: both where both are worth it, the second in a short sentence. */
function measured([first, ...others]: Variants, move: Move, ended: Ended | null): Variants {
  const size = surpriseOf(move)
  const { tr, en } = stretchWords(move.days)
  const compared: Saying | null =
    size >= minSurprise
      ? {
          tr: write => `${tr.usual} ${timesOf.tr(size, write)}`,
          en: write => timesOf.en(size, en.usual, write),
        }
      : null
  const rest = compared ?? ended?.joined
  const finish = (said: Saying): Saying => {
    if (!rest) return { tr: write => `${said.tr(write)}.`, en: write => `${said.en(write)}.` }
    const whole: Saying = {
      tr: write => `${said.tr(write)}, ${rest.tr(write)}.`,
      en: write => `${said.en(write)}, ${rest.en(write)}.`,
    }
    return compared && ended ? inOrder(whole, ended.alone) : whole
  }
  return [finish(first), ...others.map(finish)]
}
