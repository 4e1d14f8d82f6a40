import { type Distribution, quantileLogReturn } from '../forecast.ts'

const lowest = 1e-6
/** Bisection steps: so many leave less than a billionth of the interval. */
const halvings = 30

/** Where in its forecast an outcome fell: 0.5 on the median, 0.1 at the lower end of the 80 % range. */
export function levelOf(forecast: Omit<Distribution, 'tickUsd'>, outcomeUsd: number): number {
  const outcome = Math.log(outcomeUsd / forecast.priceUsd)
  let low = lowest
  let high = 1 - lowest
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2
    if (quantileLogReturn(forecast, middle) < outcome) low = middle
    else high = middle
  }
  return (low + high) / 2
}
