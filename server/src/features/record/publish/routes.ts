import { Readable } from 'node:stream'
import { type Language, languages } from '@pusula/contract'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { isAway } from '../../../platform/db/away.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { requestLanguage } from '../../../platform/http/language.ts'
import { Problem } from '../../../platform/problem.ts'
import { chainHead } from '../chain/store.ts'
import { inputsTable } from '../inputs/note.ts'
import { chainMonths } from '../page/store.ts'
import { csvHeader, csvLine, entryLine } from './lines.ts'
import { feedText } from './messages.ts'
import { sealLine } from './seal.ts'
import { entriesBetween, type Seal, seals } from './store.ts'

const feedDays = 30
const allDays = 10_000
const headHeader = 'x-record-head'
const inputsName = /^inputs-(\d{4}-(?:0[1-9]|1[0-2]))\.csv$/
const fileName = /^(\d{4}-\d{2})\.(ndjson|csv)$/

/** The end of the chain, the seals of the days and the record itself, for whoever wants to check. */
export function openPublished(fastify: FastifyInstance, { database, config }: Parts) {
  // Whoever keeps answers keeps the end of the chain with them.
  fastify.addHook('onRequest', async ({ url }, reply) => {
    if (!/^\/(api\/)?track-record([/?]|$)/.test(url)) return
    try {
      const { id, hash } = await chainHead(database)
      reply.header(headHeader, `${id} ${hash}`)
    } catch (error) {
      if (!isAway(error)) throw error
    }
  })

  fastify.get('/api/track-record/seals.txt', async (_, reply) => {
    const lines = (await seals(database, allDays)).map(seal => `${sealLine(seal)}\n`)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join(''))
  })

  fastify.get('/api/track-record/feed.xml', async (request, reply) => {
    const language = requestLanguage(request)
    const body = feed(await seals(database, feedDays), config.publicUrl, language)
    return reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'no-cache').send(body)
  })

  fastify.get<{ Params: { file: string }; Querystring: { after?: string } }>(
    '/api/track-record/:file',
    async ({ params, query }, reply) => {
      const inputsMonth = inputsName.exec(params.file)?.[1]
      if (inputsMonth)
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(await inputsTable(database, inputsMonth))
      const [, month = '', format] = fileName.exec(params.file) ?? []
      const months = await chainMonths(database)
      const place = months.findIndex(each => each.month === month)
      const found = months[place]
      const after = /^\d{1,15}$/.test(query.after ?? '') ? Number(query.after) : 0
      if (!found) throw new Problem('request.notFound')
      const before = months[place - 1]?.firstId ?? Number.MAX_SAFE_INTEGER
      const lineOf = format === 'csv' ? csvLine : entryLine
      const patient = database.patiently('report')
      async function* lines() {
        if (format === 'csv' && !after) yield csvHeader
        for await (const entries of entriesBetween(patient, Math.max(after, (found?.firstId ?? 1) - 1), before))
          yield entries.map(lineOf).join('')
      }
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson')
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="pusula-record-${params.file}"`)
        .send(Readable.from(lines()))
    },
  )
}

function feed(found: readonly Seal[], publicUrl: string, language: Language): string {
  const address = `${publicUrl}/api/track-record/feed.xml?language=${language}`
  const entries = found.map(
    seal => `<entry><id>${publicUrl}/track-record#${seal.day}</id><title>${feedText.entry[language]} ${seal.day}</title>
<updated>${seal.sealedAt.toISOString()}</updated><link href="${publicUrl}/track-record?language=${language}"/>
<content>${escapeHtml(sealLine(seal))}</content></entry>`,
  )
  const updated = (found[0]?.sealedAt ?? new Date(0)).toISOString()
  const others = languages.filter(each => each !== language)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${publicUrl}/track-record</id>
<title>${feedText.title[language]}</title><updated>${updated}</updated><author><name>Pusula</name></author>
<link rel="self" href="${address}"/>${others.map(each => `<link rel="alternate" hreflang="${each}" href="${publicUrl}/track-record?language=${each}"/>`).join('')}
${entries.join('\n')}
</feed>
`
}
