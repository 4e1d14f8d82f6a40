import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@pusula/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from './html.ts'
import { requestLanguage } from './language.ts'
import { packed, sendPacked } from './packed.ts'

const types: Record<string, string> = { xml: 'application/xml', txt: 'text/plain; charset=utf-8' }

/** What a link shows where it is sent, instead of what the page says of itself. */
export interface Preview {
  title: string
  /** Of the address that the link leads to. */
  search: string
  image: string
  alt: string
  widthPx: number
  heightPx: number
}

export type FindPreview = (search: URLSearchParams, language: Language) => Promise<Preview | undefined>

/**
 * Pages whose words are read before any script runs. The build leaves one file per page and language; only the address
 * at which people reach us is not known before we start.
 */
export function openPublicPages(fastify: FastifyInstance, folder: string, publicUrl: string, findPreview: FindPreview) {
  const pages = join(folder, '.pages')
  const names = existsSync(pages) ? readdirSync(pages).filter(name => /\.(html|xml|txt)$/.test(name)) : []
  const texts = new Map(
    names.map(name => [name, readFileSync(join(pages, name), 'utf8').replaceAll('%ORIGIN%', publicUrl)]),
  )
  for (const name of names.filter(each => !each.endsWith('.html'))) {
    const body = packed(texts.get(name) ?? '')
    fastify.get(`/${name}`, (request, reply) =>
      sendPacked(request, reply.type(types[name.split('.').pop() ?? ''] ?? 'text/plain'), body),
    )
  }

  /** Every page as it may be asked for: in a language by name, or in the one the browser prefers. */
  const bodies = new Map<string, ReturnType<typeof packed>>()
  for (const language of languages)
    for (const [name, text] of texts) {
      if (!name.endsWith(`.${language}.html`)) continue
      const base = name.slice(0, -`.${language}.html`.length)
      const path = base === 'index' ? '/' : `/${base}`
      const at = (search: string) => packed(text.replaceAll('%ADDRESS%', `${publicUrl}${path}${search}`))
      bodies.set(keyOf(path, language, true), at(`?language=${language}`))
      bodies.set(keyOf(path, language, false), at(''))
    }

  /** Sends the page of this address, if it is a public one. Says so in a word: a reply that is awaited answers nothing. */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const [pathname = '', search] = request.url.split('?', 2)
    const searchParams = new URLSearchParams(search)
    const language = requestLanguage(request)
    const body = bodies.get(keyOf(pathname, language, searchParams.get('language') === language))
    if (!body) return false
    reply.type('text/html').header('content-language', language)
    const preview = searchParams.size && pathname === '/' ? await findPreview(searchParams, language) : undefined
    if (preview) {
      const page = texts.get(`index.${language}.html`) ?? ''
      reply.header('cache-control', 'no-cache').send(withPreview(page, preview, publicUrl))
    } else sendPacked(request, reply, body)
    return true
  }
}

function withPreview(
  page: string,
  { title, search, image, alt, widthPx, heightPx }: Preview,
  publicUrl: string,
): string {
  const said: Record<string, string> = {
    title,
    url: `${publicUrl}/${search}`,
    image: `${publicUrl}${image}`,
    'image:width': String(widthPx),
    'image:height': String(heightPx),
  }
  const filled = page.replace(/(<meta property="og:([\w:]+)" content=")[^"]*"/g, (tag, start: string, name: string) =>
    name in said ? `${start}${escapeHtml(said[name] ?? '')}"` : tag,
  )
  const described = `<meta property="og:image:alt" content="${escapeHtml(alt)}" />`
  return filled.replace('</head>', () => `  ${described}\n  </head>`).replaceAll('%ADDRESS%', `${publicUrl}/`)
}

const keyOf = (path: string, language: Language, isNamed: boolean) => `${path} ${language} ${isNamed}`
