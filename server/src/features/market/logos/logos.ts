import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attributes, type Html, html, trusted } from '@pusula/words/html'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { Problem } from '../../../platform/problem.ts'

/** Logo file by lower-case symbol, written by the build; the leading dot keeps it from being served. */
const Drawings = Compile(Type.Record(Type.String(), Type.String()))
const drawingsFile = '.coins.json'

const monthInSeconds = 2_592_000
const fileName = /^([\p{L}\p{N}$._-]{1,32})\.svg$/u

/** Dark enough for white letters, light enough to stand out on a dark page. */
export const grounds = ['#2f6f8f', '#7a5ab0', '#a8552e', '#2f7d5b', '#b0475e', '#4f6bb5', '#86701f', '#8a4f8f'] as const

const maxLetters = 4
const sizes = [13, 11, 9, 7.5]

type More = Parameters<typeof attributes>[0]

const svgOf = (content: Html, more: More) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes(more)}>${content}</svg>`

/** A picture for a coin that has none: its first letters on a ground of its own, the same on every machine. */
export function monogramLogo(symbol: string, more: More = {}): Html {
  const letters = [...symbol.toUpperCase()].slice(0, maxLetters)
  const [byte = 0] = createHash('sha256').update(symbol.toLowerCase()).digest()
  const size = sizes[letters.length - 1] ?? sizes[0]
  const text = { 'font-family': 'system-ui,sans-serif', 'font-weight': 600, 'font-size': size }
  const centred = { 'text-anchor': 'middle', 'dominant-baseline': 'central' }
  return svgOf(
    html`<path fill="${grounds[byte % grounds.length]}" d="M0 0h24v24H0z"/>
<text x="12" y="12" fill="#fff"${attributes({ ...text, ...centred })}>${letters}</text>`,
    more,
  )
}

/** Draws the picture of a coin: its drawing where there is one, its letters where there is none. */
export function logoDrawer(webFolder: string): (symbol: string, more?: More) => Promise<Html> {
  let drawings: Promise<Map<string, string>> | undefined
  return async (symbol, more = {}) => {
    drawings ??= readDrawings(join(webFolder, drawingsFile))
    const drawing = (await drawings).get(symbol.toLowerCase())
    return drawing ? svgOf(trusted(drawing), more) : monogramLogo(symbol, more)
  }
}

/** The pictures of all coins at /coins/btc.svg; what does not end so is the page of a coin. */
export function showLogos(fastify: FastifyInstance, drawLogo: (symbol: string) => Promise<Html>) {
  fastify.get<{ Params: { file: string } }>('/coins/:file(^.*\\.svg$)', async ({ params }, reply) => {
    const symbol = fileName.exec(params.file)?.[1]
    if (!symbol) throw new Problem('request.notFound')
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${monthInSeconds}`)
      .send(String(await drawLogo(symbol)))
  })
}

/** Before the first build there are none. */
async function readDrawings(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const drawings: unknown = JSON.parse(text)
  return new Map(Drawings.Check(drawings) ? Object.entries(drawings) : [])
}
