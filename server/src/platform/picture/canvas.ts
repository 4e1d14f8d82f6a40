import { coverageOf } from './coverage.ts'
import { pngOf } from './png.ts'
import type { Contour } from './shapes.ts'

/** Red, green and blue from 0 to 255. */
type Color = readonly [number, number, number]

/** #RRGGBB */
const colorOf = (hex: string): Color => {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}

/** One opacity for all, or one for each line of pixels. */
type Opacity = number | ((y: number) => number)

interface Canvas {
  fill(contours: readonly Contour[], color: string, opacity?: Opacity): void
  png(): Buffer
}

/** A picture that areas are filled on, one over the other. */
export function createCanvas(widthPx: number, heightPx: number, ground: string): Canvas {
  const rgb = new Uint8Array(widthPx * heightPx * 3)
  const [red, green, blue] = colorOf(ground)
  for (let i = 0; i < rgb.length; i += 3) {
    rgb[i] = red
    rgb[i + 1] = green
    rgb[i + 2] = blue
  }
  const mix = (at: number, ink: number, share: number) => {
    const under = rgb[at] ?? 0
    rgb[at] = Math.round(under + (ink - under) * share)
  }

  return {
    fill: (contours, color, opacity = 1) => {
      if (!contours.length) return
      const [inkRed, inkGreen, inkBlue] = colorOf(color)
      const { left, top, width, height, of } = coverageOf(contours)
      for (let y = Math.max(0, -top); y < Math.min(height, heightPx - top); y++) {
        const strength = typeof opacity === 'number' ? opacity : opacity(top + y)
        for (let x = Math.max(0, -left); x < Math.min(width, widthPx - left); x++) {
          const share = strength * (of[y * width + x] ?? 0)
          if (share <= 0) continue
          const at = ((top + y) * widthPx + left + x) * 3
          mix(at, inkRed, share)
          mix(at + 1, inkGreen, share)
          mix(at + 2, inkBlue, share)
        }
      }
    },
    png: () => pngOf(rgb, widthPx, heightPx),
  }
}
