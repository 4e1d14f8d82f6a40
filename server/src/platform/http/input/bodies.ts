import formbody from '@fastify/formbody'
import { usualBytes } from '@pusula/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the body is made of at most. */
    mostParts?: number
  }
}

/** For names that nobody asked for: they are dropped, as long as they are few. */
const spareParts = 200
/** Deeper than any shape of ours. */
const mostDepth = 16

/** Bodies are JSON or forms; of anything else there is nothing to read. */
export async function readBodies(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers()
  await fastify.register(formbody)
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isModest(text, (mostPartsOf(request) ?? 0) + spareParts)) return done(tooMany)
    const finish = () => {
      try {
        done(null, JSON.parse(text))
      } catch {
        done(new Problem('request.invalid'))
      }
    }
    // Reading a large one is work enough for one turn.
    if (text.length > usualBytes) setImmediate(finish)
    else finish()
  })
}

const mostPartsOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.mostParts

const tooMany = new Problem('request.invalid', {
  fields: [{ field: '', rule: 'maxItems', message: 'has more values than any right one' }],
})

const [quote, backslash, comma, array, arrayEnd, object, objectEnd] = [...'"\\,[]{}'].map(sign => sign.charCodeAt(0))

/** Whether JSON has no more values and no more depth than it may: known before a single one of them is made. */
export function isModest(text: string, mostParts: number): boolean {
  let [parts, depth, isInText] = [1, 0, false]
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (isInText) {
      if (sign === backslash) i++
      else if (sign === quote) isInText = false
    } else if (sign === quote) isInText = true
    else if (sign === comma) {
      if (++parts > mostParts) return false
    } else if (sign === array || sign === object) {
      if (++depth > mostDepth) return false
    } else if (sign === arrayEnd || sign === objectEnd) depth--
  }
  return true
}

/** Whether a body is a form, all of which is text. */
export const isForm = (headers: { 'content-type'?: string | undefined }): boolean =>
  /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '')
