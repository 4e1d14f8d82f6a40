import { allRoutes, type NamedRoute, problems } from '@pusula/contract'
import { type Html, html, joined } from '@pusula/words/html'
import type { FastifyInstance } from 'fastify'
import { page } from '../html/page.ts'
import { once } from '../once.ts'
import { openDocs } from './open-docs.ts'
import { openApi } from './openapi.ts'

/** The contract for people, at /api/docs, and for machines, at /api/openapi.json. Written for the first who asks: no start waits for it. */
export function showDocs(fastify: FastifyInstance, version: string, publicUrl: string) {
  const spec = once(() => JSON.stringify(openApi(version, publicUrl)))
  const docs = once(() => docsPage(version, publicUrl))
  fastify.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(spec()))
  fastify.get('/api/docs', (_, reply) => reply.type('text/html').send(docs()))
}

const who = {
  anyone: 'anyone',
  guest: 'a guest or a member',
  member: 'a member',
  admin: 'an administrator',
}

function docsPage(version: string, publicUrl: string): string {
  const features = grouped(allRoutes)
  const links = [...features.keys()].map(name => html`<a href="#${name}">${name}</a>`)
  const sections = [...features].map(
    ([name, routes]) => html`<section id="${name}"><h2>${name}</h2>${routes.map(describeCall)}</section>`,
  )
  const codes = Object.entries(problems).map(
    ([code, { status, tr, en }]) =>
      html`<tr><td><code>${code}</code></td><td>${status}</td><td lang="tr">${tr}</td><td>${en}</td></tr>`,
  )
  const body = html`<main class="wide"><h1>Pusula API <small>${version}</small></h1><p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav><a href="#open">for your own programs</a> ${joined(links, ' ')} <a href="#problems">problems</a></nav>${openDocs(publicUrl)}${sections}
<section id="problems"><h2>problems</h2><p>Every failure travels as <code>{ error: { code, message, messageTr,
messageEn, details? } }</code>.</p><table><tr><th>code</th><th>status</th><th>Turkish</th><th>English</th></tr>
${codes}</table></section></main>`
  return page({ language: 'en', title: `Pusula API ${version}`, body })
}

function describeCall({ route }: NamedRoute): Html {
  const shape = (schema: object) => JSON.stringify(schema, null, 2)
  return html`<details><summary><b>${route.method}</b> <code>${route.path}</code> <span>${route.says}</span></summary>
<p>For ${who[route.who]}.${route.scope && html` Open to programs: <a href="#scope-${route.scope}">${route.scope}</a>.`}</p><h3>Input</h3><pre>${shape(route.input)}</pre><h3>Reply</h3><pre>${
    route.answer === 'redirect' ? 'a redirect' : `${route.answer === 'events' ? 'events of ' : ''}${shape(route.reply)}`
  }</pre></details>`
}

function grouped(routes: NamedRoute[]): Map<string, NamedRoute[]> {
  const groups = new Map<string, NamedRoute[]>()
  for (const named of routes) groups.set(named.feature, [...(groups.get(named.feature) ?? []), named])
  return groups
}
