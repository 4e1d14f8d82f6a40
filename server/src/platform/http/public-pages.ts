import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@pusula/contract'
import { type Html, html } from '@pusula/words/html'
import { property } from '@pusula/words/html-head'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from './language.ts'

const types: Record<string, string> = { xml: 'application/xml', txt: 'text/plain; charset=utf-8' }

/** Link preview (Open Graph) that replaces the one of the page. */
export interface Preview {
  title: string
  /** Of the address that the link leads to. */
  search: string
}

/** What a page says that was not known when it was built, by the path of the page. */
export type Figures = Readonly<Record<string, (language: Language) => Promise<Html>>>

export type FindPreview = (search: URLSearchParams, language: Language) => Promise<Preview | undefined>

/**
 * Pages whose words are read before any script runs. The build leaves one file per page and language; only the address
 * at which people reach us is not known before we start.
 */
export function openPublicPages(
  fastify: FastifyInstance,
  folder: string,
  publicUrl: string,
  findPreview: FindPreview,
  figures: Figures = {},
) {
  const pages = join(folder, '.pages')
  const names = existsSync(pages) ? readdirSync(pages).filter(name => /\.(html|xml|txt)$/.test(name)) : []
  const texts = new Map(
    names.map(name => [name, readFileSync(join(pages, name), 'utf8').replaceAll('%ORIGIN%', publicUrl)]),
  )
  for (const name of names.filter(each => !each.endsWith('.html'))) {
    const type = types[name.split('.').pop() ?? ''] ?? 'text/plain'
    fastify.get(`/${name}`, async (_, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(texts.get(name)),
    )
  }

  /** Every page as it may be asked for: in a language by name, or in the one the browser prefers. */
  const bodies = new Map<string, string>()
  for (const language of languages)
    for (const [name, text] of texts) {
      if (!name.endsWith(`.${language}.html`)) continue
      const base = name.slice(0, -`.${language}.html`.length)
      const path = base === 'index' ? '/' : `/${base}`
      const at = (search: string) => text.replaceAll('%ADDRESS%', `${publicUrl}${path}${search}`)
      bodies.set(keyOf(path, language, true), at(`?language=${language}`))
      bodies.set(keyOf(path, language, false), at(''))
    }

  /** The page of this address, if it is a public one. */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    const [pathname = '', search] = request.url.split('?', 2)
    const searchParams = new URLSearchParams(search)
    const language = requestLanguage(request)
    const body = bodies.get(keyOf(pathname, language, searchParams.get('language') === language))
    if (!body) return undefined
    reply.type('text/html').header('content-language', language)
    const preview = searchParams.size && pathname === '/' ? await findPreview(searchParams, language) : undefined
    const findFigures = figures[pathname]
    if (findFigures) {
      // Whoever runs scripts asks for them again; without a database the page is still a page.
      const said = await findFigures(language).catch(() => html``)
      return body.replace('%FIGURES%', () => String(said))
    }
    return preview ? withPreview(texts.get(`index.${language}.html`) ?? '', preview, publicUrl) : body
  }
}

function withPreview(page: string, { title, search }: Preview, publicUrl: string): string {
  const said: Record<string, string> = { title, url: `${publicUrl}/${search}` }
  const filled = page.replace(/<meta property="og:([\w:]+)"[^>]*>/g, (tag, name: string) =>
    name in said ? String(property(name, said[name] ?? '')) : tag,
  )
  return filled.replaceAll('%ADDRESS%', `${publicUrl}/`)
}

const keyOf = (path: string, language: Language, isNamed: boolean) => `${path} ${language} ${isNamed}`
