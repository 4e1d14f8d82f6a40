import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import { usualBytes } from '@pusula/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the body is made of at most. */
    maxParts?: number
  }
}

/** Values in a JSON body beyond those the route declares; they are dropped, and more of them are refused. */
const spareParts = 200
/** Nesting limit of JSON bodies, deeper than any schema of ours. */
const maxDepth = 16
/** Longer than any number: one of four million digits takes 33 ms to read. */
const maxBare = 1_000
/** Wider than any gap in a tidy body: nothing but space, four million times, takes 36 ms to read. */
const maxBlank = 10_000

/** Bodies are JSON or forms; of anything else there is nothing to read. */
export async function readBodies(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers()
  await fastify.register(formbody)
  const read = async (request: FastifyRequest, json: Buffer) => {
    if (!isModest(json, (maxPartsOf(request) ?? 0) + spareParts)) throw tooMany
    return parsed(await textOf(json))
  }
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, read)
}

/** Letters of one turn: four million that are no ASCII take 25 ms. */
const lettersAtOnce = 1_000_000

/** Reading a large one is work for several turns. */
async function textOf(json: Buffer): Promise<string> {
  if (json.length <= usualBytes) return json.toString()
  const decoder = new StringDecoder()
  let text = ''
  for (let i = 0; i < json.length; i += lettersAtOnce) {
    await setImmediate()
    text += decoder.write(json.subarray(i, i + lettersAtOnce))
  }
  await setImmediate()
  return text + decoder.end()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('request.invalid')
  }
}

const maxPartsOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.maxParts

const tooMany = new Problem('request.invalid', {
  fields: [{ field: '', rule: 'maxItems', message: 'has more values than any right one' }],
})

// Written out: what is looked up for every letter of four million takes five times as long.
const space = 0x20
const quote = 0x22
const comma = 0x2c
const array = 0x5b
const backslash = 0x5c
const arrayEnd = 0x5d
const object = 0x7b
const objectEnd = 0x7d

/** Whether JSON has no more values, no more depth, no longer numbers and no wider gaps than it may: known before one of them is made. */
function isModest(json: Uint8Array, maxParts: number): boolean {
  let parts = 1
  let depth = 0
  /** Where a space, a text or a sign that parts values stood last, and where something that is no space did. */
  let last = 0
  let lastSign = 0
  for (let i = 0; i < json.length; i++) {
    const sign = json[i] ?? 0
    if (sign <= space) {
      if (i - lastSign > maxBlank) return false
      last = i
      continue
    }
    if (sign === quote) i = textEnd(json, i + 1)
    else if (sign === comma) {
      if (++parts > maxParts) return false
    } else if (sign === array || sign === object) {
      if (++depth > maxDepth) return false
    } else if (sign === arrayEnd || sign === objectEnd) depth--
    else {
      if (i - last > maxBare) return false
      lastSign = i
      continue
    }
    last = lastSign = i
  }
  return true
}

function textEnd(json: Uint8Array, start: number): number {
  let i = start
  while (i < json.length && json[i] !== quote) i += json[i] === backslash ? 2 : 1
  return i
}

/** Whether a body is a form, all of which is text. */
export const isForm = (headers: { 'content-type'?: string | undefined }): boolean =>
  /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '')
