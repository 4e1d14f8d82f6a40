import { type AlertKind, notifications, portfolio } from '@pusula/contract'
import Type from 'typebox'
import { AFigure, AHeld, answer, orNull, quantityWriter, tidy } from './shapes.ts'
import { tool } from './tool.ts'

const Nothing = Type.Object({}, { additionalProperties: false })

/** Units of alert targets that are no money. */
const unitOf: Partial<Record<AlertKind, string>> = {
  move: 'percent',
  gap: 'percent',
  volume: 'usual days of volume',
  range: 'days of 100 that the range holds',
  opens: 'days of history',
}

export const myAlerts = tool({
  name: 'my_alerts',
  title: 'The person’s alerts',
  says: 'The price alerts this person has set, and whether each waits, rests, rang or ran out. Read only. Free.',
  scope: 'alerts',
  input: Nothing,
  output: answer({
    alerts: Type.Array(
      answer({
        symbol: Type.String(),
        kind: Type.String(),
        target: AFigure,
        state: Type.Enum(['waiting', 'paused', 'rang', 'ended']),
        repeats: Type.Boolean(),
        rang_at: orNull(Type.String()),
        rang_price: AFigure,
      }),
    ),
  }),
  work: async (_, { ask }) => ({
    alerts: (await ask(notifications.alerts, {})).map(alert => {
      const set = quantityWriter({ at: new Date(alert.createdAt), source: 'set by the person' })
      const rangAt = alert.firedAt ?? alert.rangAt
      const state = alert.firedAt ? 'rang' : alert.endedAt ? 'ended' : alert.pausedAt ? 'paused' : 'waiting'
      return {
        symbol: alert.symbol,
        kind: alert.kind,
        target: set.figure(alert.target, unitOf[alert.kind] ?? alert.currency),
        state,
        repeats: alert.repeats,
        rang_at: rangAt,
        rang_price: quantityWriter({ at: new Date(rangAt ?? alert.createdAt), source: 'Pusula alert' }).figure(
          alert.firedUsd,
          'USD',
        ),
      } as const
    }),
  }),
})

const DayRange = answer({
  low: Type.Number(),
  high: Type.Number(),
  chance: Type.Number(),
  held: orNull(AHeld),
  unit: Type.String(),
  at: Type.String(),
  source: Type.String(),
})

export const myPortfolio = tool({
  name: 'my_portfolio',
  title: 'The person’s portfolio',
  says: 'The coins this person has entered: shares, return, return after consumer prices, change of a day and the likely range of the day ahead for all together. Amounts are null unless the person allowed them. Read only. Free.',
  scope: 'portfolio',
  input: Nothing,
  output: answer({
    amounts_allowed: Type.Boolean(),
    worth: AFigure,
    paid: AFigure,
    return_on_paid: AFigure,
    real_return: AFigure,
    change_24h: AFigure,
    day_range: orNull(DayRange),
    coins: Type.Array(
      answer({ symbol: Type.String(), share: AFigure, return_on_paid: AFigure, worth: AFigure, quantity: AFigure }),
    ),
    without_price: Type.Array(Type.String()),
  }),
  work: async (_, { ask, connection, source, now }) => {
    const [{ summary, holdings }, { risk, graded, inside }, real] = await Promise.all([
      ask(portfolio.overview, {}),
      ask(portfolio.risk, {}),
      ask(portfolio.realReturn, {}),
    ])
    const realRate = real.returns?.realRate ?? null
    const isAllowed = connection.portfolio === 'amounts'
    const { figure, sourced } = quantityWriter({ at: now, source: `${source}: Pusula portfolio` })
    // Kept back here and nowhere else: what a person has not allowed leaves as null.
    const amount = (value: string | null, unit = 'USD') =>
      figure(isAllowed && value !== null ? Number(value) : null, unit)
    const worthUsd = summary.currentValue === null ? null : Number(summary.currentValue)
    const range = risk?.range
    const inUnit = (usd: number, ofUsd: number) => tidy(isAllowed ? usd : (usd / ofUsd - 1) * 100)
    return {
      amounts_allowed: isAllowed,
      worth: amount(summary.currentValue),
      paid: amount(summary.totalCost),
      return_on_paid: figure(summary.profitLossPercentage, 'percent'),
      // Null where prices of one of its days are not published, or no index was chosen.
      real_return: quantityWriter({ at: now, source: `Pusula real return: ${real.index} prices` }).figure(
        realRate === null ? null : realRate * 100,
        `percent after prices in ${real.currency}, known until ${real.returns?.knownUntil ?? 'no month'}`,
      ),
      change_24h: figure(summary.change24hPercentage, 'percent'),
      day_range:
        risk && range && risk.valueUsd > 0
          ? {
              low: inUnit(range.lowUsd, risk.valueUsd),
              high: inUnit(range.highUsd, risk.valueUsd),
              chance: 0.8,
              held: graded
                ? {
                    ratio: tidy(inside / graded),
                    aim: 0.8,
                    of: graded,
                    kind: 'live' as const,
                    ...sourced('share of days'),
                  }
                : null,
              ...sourced(isAllowed ? 'USD' : 'percent from now'),
            }
          : null,
      coins: holdings.map(holding => ({
        symbol: holding.coinSymbol,
        share: figure(
          worthUsd && holding.currentValue !== null ? (Number(holding.currentValue) / worthUsd) * 100 : null,
          'percent of worth',
        ),
        return_on_paid: figure(holding.profitLossPercentage, 'percent'),
        worth: amount(holding.currentValue),
        quantity: amount(holding.totalQuantity, holding.coinSymbol),
      })),
      without_price: summary.unpriced,
    }
  },
})
