export type Point = readonly [x: number, y: number]
/** A closed line around an area. Where two of one turn overlap, the area is filled once; one of the other turn is a hole. */
export type Contour = readonly Point[]

const fullTurn = 2 * Math.PI

export function circle([x, y]: Point, radius: number): Contour {
  const corners = Math.max(12, Math.ceil(radius))
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (fullTurn * i) / corners
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

export const ring = (center: Point, radius: number, thickness: number): Contour[] => [
  circle(center, radius + thickness / 2),
  circle(center, radius - thickness / 2).toReversed(),
]

/** A line through all points, with round corners and ends. */
export function stroke(points: readonly Point[], thickness: number): Contour[] {
  const half = thickness / 2
  const joints = points.map(point => circle(point, half))
  const bars = points.slice(1).map(([toX, toY], i): Contour => {
    const [x, y] = points[i] ?? [toX, toY]
    const length = Math.hypot(toX - x, toY - y) || 1
    const [acrossX, acrossY] = [(half * (y - toY)) / length, (half * (toX - x)) / length]
    return [
      [x - acrossX, y - acrossY],
      [toX - acrossX, toY - acrossY],
      [toX + acrossX, toY + acrossY],
      [x + acrossX, y + acrossY],
    ]
  })
  return [...bars, ...joints]
}

/** A rectangle with round corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): Contour {
  const corner = (centerX: number, centerY: number, fromTurn: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = fullTurn * (fromTurn + i / 32)
      return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle)]
    })
  const [right, bottom] = [x + width - radius, y + height - radius]
  return [
    ...corner(right, bottom, 0),
    ...corner(x + radius, bottom, 0.25),
    ...corner(x + radius, y + radius, 0.5),
    ...corner(right, y + radius, 0.75),
  ]
}
