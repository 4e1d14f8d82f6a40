import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { attributes } from '@pusula/words/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { openDrawnPages } from './drawn-pages.ts'
import { sendProblem } from './failures.ts'
import { requestLanguage } from './language.ts'
import { type FindReplies, withReplies } from './page-replies.ts'
import { type Figures, type FindPreview, openPublicPages } from './public-pages.ts'

/** Where the product is reached. */
interface Site {
  publicUrl: string
  /** Pages that another site may have opened beside itself, and waits for: they keep their opener. */
  opened?: readonly string[]
  /** What the root element of every page of the app says to its scripts, as `data-…`. */
  rootData?: () => Promise<Record<string, string>>
}

const forever = 'public, max-age=31536000, immutable'
/** Folder of files with a content hash in their names, cached for ever. */
const hashed = 'assets'

/** Serves the built app: hashed files for ever, everything else fresh; what leads nowhere is the app's to show too. */
export async function servePages(
  fastify: FastifyInstance,
  folder: string,
  { publicUrl, opened = [], rootData = async () => ({}) }: Site,
  findPreview: FindPreview = async () => undefined,
  figures: Figures = {},
  rightAddress: (path: string) => string | undefined = () => undefined,
  findReplies: FindReplies = async () => [],
) {
  const shell = join(folder, 'index.html')
  const page = existsSync(shell) ? readFileSync(shell, 'utf8') : undefined
  const isKnown = knownPaths(join(folder, '.pages', 'paths.json'))
  const drawnPage = openDrawnPages(join(folder, '.pages', 'drawn.json'))
  const publicPage = openPublicPages(fastify, folder, publicUrl, findPreview, figures)
  if (page) await serveFiles(fastify, folder)
  fastify.setNotFoundHandler((request, reply) => sendProblem(new Problem('request.notFound'), request, reply))
  const brought = async (body: string, path: string, search: string | undefined) => {
    const data = Object.entries(await rootData()).map(([name, value]) => [`data-${name}`, value])
    const page = body.replace('<html', () => `<html${attributes(Object.fromEntries(data))}`)
    return withReplies(page, findReplies(path, new URLSearchParams(search)))
  }
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search] = request.url.split('?', 2)
    const isCall = path.startsWith('/api/') || path.startsWith('/auth/') || path.startsWith(`/${hashed}/`)
    if (isCall || !page) throw new Problem('request.notFound')
    freshly(reply)
    const body = await publicPage(request, reply)
    if (body) return brought(body, path, search)
    if (!isKnown(path)) {
      // Capitals and slashes too many lead to the one right address, where there is one.
      const tidy = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`
      const right = isKnown(tidy) ? tidy : rightAddress(tidy)
      if (right && right !== path) return reply.redirect(right + (search ? `?${search}` : ''), 308)
    }
    // What is not meant for everybody is not meant for a search engine either.
    reply
      .code(isKnown(path) ? 200 : 404)
      .type('text/html')
      .header('x-robots-tag', 'noindex')
    const drawn = drawnPage(path, search, requestLanguage(request)) ?? page
    return brought(drawn, path, search)
  }
  fastify.get('/*', answerPage)
  const config = { ownHeaders: { 'cross-origin-opener-policy': 'unsafe-none' } }
  for (const path of opened) fastify.get(path, { config }, answerPage)
}

/** A page is asked for again every time, and is another one in another language. */
const freshly = (reply: FastifyReply) =>
  reply.headers({ vary: 'accept-encoding, accept-language', 'cache-control': 'no-cache' })

/** The hashed ones under one address, by the list of their names: no other name ever reaches the disk. */
async function serveFiles(fastify: FastifyInstance, root: string) {
  const assets = join(root, hashed)
  await fastify.register(staticFiles, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    globIgnore: [`${hashed}/**`, '**/*.{br,gz}'],
    setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(assets) ? forever : 'no-cache'),
  })
  const names = new Set(existsSync(assets) ? readdirSync(assets).filter(name => !/\.(br|gz)$/.test(name)) : [])
  fastify.get<{ Params: { name: string } }>(`/${hashed}/:name`, ({ params }, reply) =>
    names.has(params.name) ? reply.sendFile(params.name, assets) : reply.callNotFound(),
  )
}

/** The addresses of the app as its build lists them. */
function knownPaths(file: string): (path: string) => boolean {
  const paths = new Set<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
  return path => paths.has(path)
}
