import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { openDrawnPages } from './drawn-pages.ts'
import { sendProblem } from './failures.ts'
import { packed, sendPacked } from './packed.ts'
import { type FindPreview, openPublicPages } from './public-pages.ts'

/** Where the product is reached, and whether those who build it are among its readers. */
export interface Site {
  publicUrl: string
  isProduction: boolean
}

const yearInSeconds = 31_536_000

/** Serves the built app: hashed files for ever, everything else fresh; what leads nowhere is the app's to show too. */
export async function servePages(
  fastify: FastifyInstance,
  folder: string,
  { publicUrl, isProduction }: Site,
  findPreview: FindPreview = async () => undefined,
) {
  const shell = join(folder, 'index.html')
  const page = existsSync(shell) ? packed(readFileSync(shell, 'utf8')) : undefined
  const linksOf = knownPaths(join(folder, '.pages', 'paths.json'), isProduction)
  const drawnPage = openDrawnPages(join(folder, '.pages', 'drawn.json'))
  const publicPage = openPublicPages(fastify, folder, publicUrl, findPreview)
  if (page)
    await fastify.register(staticFiles, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache')
      },
    })
  fastify.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isCall = path.startsWith('/api/') || path.startsWith('/auth/') || path.startsWith('/assets/')
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (isCall || !wantsPage || !page) return sendProblem(new Problem('request.notFound'), request, reply)
    if (await publicPage(request, reply)) return reply
    // What is not meant for everybody is not meant for a search engine either.
    const links = linksOf(path)
    reply
      .code(links === undefined ? 404 : 200)
      .type('text/html')
      .header('x-robots-tag', 'noindex')
    const drawn = drawnPage(request)
    if (drawn) return sendPacked(request, reply, drawn)
    // The files of this screen are asked for beside those of the page.
    if (links) reply.header('link', links)
    return sendPacked(request, reply, page)
  })
}

/** Pages for those who build the product: in production they do not exist. */
const workshop = '/dev/'

/** The addresses of the app as its build lists them, each with its links; slashes too many do not matter to it. */
function knownPaths(file: string, isProduction: boolean): (path: string) => string | undefined {
  const listed: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const paths = new Map(Object.entries(listed).filter(([path]) => !(isProduction && path.startsWith(workshop))))
  return path => paths.get(`/${path.split('/').filter(Boolean).join('/')}`)
}
