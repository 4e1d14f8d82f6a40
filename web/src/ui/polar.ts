export type Tick = { x1: number; y1: number; x2: number; y2: number }

const toHundredths = (value: number) => Math.round(value * 100) / 100

/** A mark across a ring, from its rim inwards; the angle runs clockwise from north. */
export function ringTick(centre: number, rim: number, length: number, angleDeg: number): Tick {
  const angle = (angleDeg * Math.PI) / 180
  const at = (radius: number) => [
    toHundredths(centre + radius * Math.sin(angle)),
    toHundredths(centre - radius * Math.cos(angle)),
  ]
  const [x1 = 0, y1 = 0] = at(rim)
  const [x2 = 0, y2 = 0] = at(rim - length)
  return { x1, y1, x2, y2 }
}

/** Many marks as one drawing. */
export const tickPath = (ticks: readonly Tick[]): string =>
  ticks.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')
