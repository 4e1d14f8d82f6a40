import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits for each of red, green and blue. */
const trueColor = [8, 2, 0, 0, 0]
/** Each byte as its difference to the one above: most of a drawing is the same from line to line. */
const filterUp = 2

/** A picture of red, green and blue bytes, as a PNG file. */
export function pngOf(rgb: Uint8Array, widthPx: number, heightPx: number): Buffer {
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
