import { readTokens } from '../../ui/tokens.ts'

/** Four by five, as tall as a feed shows it whole. */
export const widthPx = 1080
export const heightPx = 1350
export const edgePx = 88
export const innerPx = widthPx - 2 * edgePx

const tokens = {
  bg: '--bg',
  surface: '--surface-1',
  line: '--line-strong',
  tick: '--tick',
  strong: '--text-1',
  text: '--text-2',
  dim: '--text-3',
  brass: '--accent-graphic',
  warn: '--warn',
  font: '--font-sans',
} as const

export type Pen = CanvasRenderingContext2D
export type Colours = Record<keyof typeof tokens, string>
type Style = { sizePx: number; colour: string; weight?: number; align?: CanvasTextAlign }
export type Write = (text: string, x: number, y: number, style: Style) => void

/** An empty card in the theme that is on the screen, with the brand at its head and what a reader should know beside it. */
export async function openCard(beside: string) {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const colours = readTokens(tokens)
  // A canvas does not wait for a font by itself.
  await Promise.all(['500', '600'].map(weight => document.fonts.load(`${weight} 40px ${colours.font}`, 'Ağ')))
  pen.fillStyle = colours.bg
  pen.fillRect(0, 0, widthPx, heightPx)
  const write: Write = (text, x, y, { sizePx, colour, weight = 400, align = 'left' }) => {
    pen.font = `${weight} ${sizePx}px ${colours.font}`
    pen.fillStyle = colour
    pen.textAlign = align
    pen.fillText(text, x, y)
  }
  drawBrand(pen, colours, write)
  write(beside, widthPx - edgePx, 124, { sizePx: 30, colour: colours.dim, align: 'right' })
  /** How wide a line of this size is. */
  const measure = (sizePx: number) => (line: string) => {
    pen.font = `400 ${sizePx}px ${colours.font}`
    return pen.measureText(line).width
  }
  return { canvas, pen, colours, write, measure }
}

/** Shapes of the interface, drawn at their own scale. */
export function scaled(pen: Pen, x: number, y: number, scale: number, draw: () => void) {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  draw()
  pen.restore()
}

function drawBrand(pen: Pen, { strong, brass }: Colours, write: Write) {
  scaled(pen, edgePx - 8, 76, 1.1, () => {
    pen.strokeStyle = strong
    pen.lineWidth = 5
    pen.stroke(new Path2D('M52.35,19.28A24 24 0 1 1 40.99,9.75'))
    pen.fillStyle = strong
    pen.fill(new Path2D('M21.39,44.64L37.36,36.5L37.67,35.19L27.87,26.97L26.64,27.5Z'))
    pen.fillStyle = brass
    pen.fill(new Path2D('M52.25,7.87L37.36,36.5L26.64,27.5Z'))
  })
  write('Pusula', edgePx + 76, 126, { sizePx: 44, colour: strong, weight: 600 })
}

/** Words into lines no wider than they may be; a word that is too long by itself stands alone. */
export function wrap(text: string, maxPx: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && measure(`${line} ${word}`) <= maxPx) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
