import type { FastifyReply } from 'fastify'

interface Keeping {
  forSeconds: number
  isProduction: boolean
  path?: string
}

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
