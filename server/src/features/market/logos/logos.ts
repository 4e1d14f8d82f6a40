import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { Problem } from '../../../platform/problem.ts'
import { letteredLogo } from './letters.ts'

/** Drawings by lower-case symbol, put there by the build; each is what stands inside the picture. A dot keeps it private. */
const Drawings = Compile(Type.Record(Type.String(), Type.String()))
const drawingsFile = '.coins.json'

const monthInSeconds = 2_592_000
const fileName = /^([\p{L}\p{N}$._-]{1,32})\.svg$/u

/** The pictures of all coins at /coins/btc.svg: drawn where there is a drawing, lettered where there is none. */
export function showLogos(fastify: FastifyInstance, webFolder: string) {
  let drawings: Promise<Map<string, string>> | undefined
  fastify.get<{ Params: { file: string } }>('/coins/:file', async ({ params }, reply) => {
    const symbol = fileName.exec(params.file)?.[1]
    if (!symbol) throw new Problem('request.notFound')
    drawings ??= readDrawings(join(webFolder, drawingsFile))
    const drawing = (await drawings).get(symbol.toLowerCase())
    const svg = drawing && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${monthInSeconds}`)
      .send(svg ?? letteredLogo(symbol))
  })
}

/** Before the first build there are none. */
async function readDrawings(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const drawings: unknown = JSON.parse(text)
  return new Map(Drawings.Check(drawings) ? Object.entries(drawings) : [])
}
