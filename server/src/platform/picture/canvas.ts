import { crc32, deflateSync } from 'node:zlib'
import { coverageOf } from './coverage.ts'
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

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits for each of red, green and blue. */
const trueColor = [8, 2, 0, 0, 0]
/** Each byte as its difference to the one above: most of a drawing is the same from line to line. */
const filterUp = 2

/** A picture of red, green and blue bytes, as a PNG file. */
function pngOf(rgb: Uint8Array, widthPx: number, heightPx: number): Buffer {
  const lineBytes = widthPx * 3
  const lines = Buffer.alloc((lineBytes + 1) * heightPx)
  for (let y = 0; y < heightPx; y++) {
    const from = y * lineBytes
    const to = y * (lineBytes + 1)
    lines[to] = filterUp
    for (let i = 0; i < lineBytes; i++)
      lines[to + 1 + i] = (rgb[from + i] ?? 0) - (y ? (rgb[from + i - lineBytes] ?? 0) : 0)
  }
  const size = Buffer.alloc(8)
  size.writeUInt32BE(widthPx, 0)
  size.writeUInt32BE(heightPx, 4)
  const head = Buffer.concat([size, Buffer.from(trueColor)])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
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
