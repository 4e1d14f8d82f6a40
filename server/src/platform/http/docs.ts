import { allRoutes, type NamedRoute, problems } from '@pusula/contract'
import type { FastifyInstance } from 'fastify'
import { once } from '../once.ts'
import { escapeHtml } from './html.ts'
import { openDocs } from './open-docs.ts'
import { openApi } from './openapi.ts'

/** The contract for people, at /api/docs, and for machines, at /api/openapi.json. Written for the first who asks: no start waits for it. */
export function showDocs(fastify: FastifyInstance, version: string, publicUrl: string) {
  const spec = once(() => JSON.stringify(openApi(version, publicUrl)))
  const html = once(() => docsPage(version, publicUrl))
  fastify.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(spec()))
  fastify.get('/api/docs', (_, reply) => reply.type('text/html').send(html()))
  fastify.get('/api/docs.css', (_, reply) => reply.type('text/css').send(css))
}

const who = {
  anyone: 'anyone',
  guest: 'a guest or a member',
  member: 'a member',
  admin: 'an administrator',
}

function docsPage(version: string, publicUrl: string): string {
  const features = grouped(allRoutes)
  const links = [...features.keys()].map(name => `<a href="#${name}">${name}</a>`).join(' ')
  const sections = [...features].map(
    ([name, routes]) => `<section id="${name}"><h2>${name}</h2>${routes.map(describeCall).join('')}</section>`,
  )
  const codes = Object.entries(problems).map(
    ([code, { status, tr, en }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td lang="tr">${escapeHtml(tr)}</td><td>${escapeHtml(en)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pusula API ${version}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Pusula API <small>${version}</small></h1><p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav><a href="#open">for your own programs</a> ${links} <a href="#problems">problems</a></nav>${openDocs(publicUrl)}${sections.join('')}
<section id="problems"><h2>problems</h2><p>Every failure travels as <code>{ error: { code, message, messageTr,
messageEn, details? } }</code>.</p><table><tr><th>code</th><th>status</th><th>Turkish</th><th>English</th></tr>
${codes.join('')}</table></section></main></body></html>`
}

function describeCall({ route }: NamedRoute): string {
  const shape = (schema: object) => escapeHtml(JSON.stringify(schema, null, 2))
  return `<details><summary><b>${route.method}</b> <code>${route.path}</code> <span>${escapeHtml(route.says)}</span></summary>
<p>For ${who[route.who]}.${route.scope ? ` Open to programs: <a href="#scope-${route.scope}">${route.scope}</a>.` : ''}</p><h3>Input</h3><pre>${shape(route.input)}</pre><h3>Reply</h3><pre>${
    route.answer === 'redirect' ? 'a redirect' : `${route.answer === 'events' ? 'events of ' : ''}${shape(route.reply)}`
  }</pre></details>`
}

function grouped(routes: NamedRoute[]): Map<string, NamedRoute[]> {
  const groups = new Map<string, NamedRoute[]>()
  for (const named of routes) groups.set(named.feature, [...(groups.get(named.feature) ?? []), named])
  return groups
}

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:60rem;margin:0 auto;padding:1.5rem}nav a{margin-right:.75rem}summary{padding:.5rem 0;cursor:pointer}
summary span{opacity:.75}pre{overflow:auto;padding:1rem;border:1px solid;border-radius:.5rem;opacity:.85}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .75rem .4rem 0;vertical-align:top}`
