import type { Both, Language, ProblemCode } from '@pusula/contract'
import { html } from '@pusula/words/html'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../db/unavailable.ts'
import { plainPage } from '../html/page.ts'
import { envelope, Problem } from '../problem.ts'
import { requestLanguage } from './language.ts'

/** Problem codes for what Fastify refuses before a handler runs, by HTTP status. */
const refusals: Record<number, ProblemCode> = {
  400: 'request.invalid',
  404: 'request.notFound',
  413: 'request.tooLarge',
  414: 'request.invalid',
  415: 'request.unsupported',
  429: 'request.tooMany',
  503: 'server.busy',
}

/** Client errors (4xx) keep their meaning: whoever asked can do something about it, and we cannot. */
const refusalOf = (status = 500): ProblemCode | undefined =>
  refusals[status] ?? (status >= 400 && status < 500 ? 'request.invalid' : undefined)

/** What PostgreSQL says of a text with a zero in it, which nobody types, and of JSON with one. */
const zeroInText = ['22021', '22P05']

function toProblem(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const code = refusalOf(error.statusCode)
  if (code) return new Problem(code)
  if ('code' in error && zeroInText.includes(String(error.code))) return new Problem('request.invalid')
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'refused: the database is away')
    return new Problem('server.busy')
  }
  // Our fault: the log has it whole, the caller gets the number under which to find it.
  request.log.error({ err: error }, 'request failed')
  return new Problem('server.failed', { reference: request.id })
}

/** A form that a browser has posted by itself, without a script that would read the answer. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  /^application\/x-www-form-urlencoded/.test(headers['content-type'] ?? '') &&
  /text\/html/.test(headers.accept ?? '')

const words: Both<Record<'title' | 'back' | 'first', string>> = {
  tr: { title: 'Olmadı', back: 'Tarayıcının geri düğmesiyle forma dön: yazdıkların duruyor.', first: 'Ana sayfa' },
  en: { title: 'That did not work', back: 'Go back in your browser: what you typed is kept.', first: 'First page' },
}

function problemPage(problem: Problem, language: Language): string {
  const { title, back, first } = words[language]
  const { message } = envelope(problem, language).error
  return plainPage({
    ...{ language, title },
    body: html`<section><h1>${title}</h1><p class="alert" role="alert">${message}</p><p class="note">${back}</p>
<a class="button plain" href="/">${first}</a></section>`,
  })
}

export const sendProblem = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
  const language = requestLanguage(request)
  reply.code(problem.status)
  return wantsPage(request)
    ? reply.type('text/html').send(problemPage(problem, language))
    : reply.type('application/json').send(envelope(problem, language))
}

/** An address that the router cannot read never reaches the error handler. */
export const answerUnreadable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(toProblem(error, request), request, reply)

export function answerFailures(fastify: FastifyInstance) {
  fastify.setErrorHandler<FastifyError | Problem>((error, request, reply) =>
    sendProblem(toProblem(error, request), request, reply),
  )
}
