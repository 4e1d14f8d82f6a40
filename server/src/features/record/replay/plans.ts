import { type Candles, doCross, followPlan, isAlive, isPlan, type LivingPlan, type Plans } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'

/** Plans of one coin as they would have lived: on each side one at a time, frozen, and none that contradicts the other. */
export function startLives(hours: Candles) {
  const knownMs = (hours.time.at(-1) ?? 0) + HOUR_MS
  const issued: Partial<Record<LivingPlan['side'], LivingPlan>> = {}
  /** Those that are issued at a moment, followed to their end; what has none within the candles is left out. */
  return (nowMs: number, plans: Plans): LivingPlan[] => {
    const alive = Object.values(issued)
      .map(plan => followPlan(plan, hours, nowMs))
      .filter(isAlive)
    return (['up', 'down'] as const).flatMap(side => {
      const wanted = plans[side]
      const isFree = !alive.some(plan => plan.side === side || (isPlan(wanted) && doCross(plan, wanted)))
      if (!isFree || !isPlan(wanted)) return []
      issued[side] = wanted
      const end = followPlan(wanted, hours, knownMs)
      return isAlive(end) ? [] : [end]
    })
  }
}
