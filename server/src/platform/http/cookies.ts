import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recalled } from '../recall.ts'

interface Keeping {
  forSeconds: number
  isProduction: boolean
  path?: string
}

const cookiesIn = recalled(header => new Map(Object.entries(fastifyCookie.parse(header))))

export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  headers.cookie ? cookiesIn(headers.cookie).get(name) : undefined

/** A cookie that scripts cannot read and other sites cannot send along. */
export const keepCookie = (reply: FastifyReply, name: string, value: string, keeping: Keeping) =>
  reply.setCookie(name, value, {
    path: keeping.path ?? '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: keeping.isProduction,
    maxAge: keeping.forSeconds,
  })

export const dropCookie = (reply: FastifyReply, name: string, path = '/') => reply.clearCookie(name, { path })
