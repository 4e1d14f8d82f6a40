import type { FastifyReply } from 'fastify'

interface CookieOptions {
  forSeconds: number
  isProduction: boolean
  path?: string
}

/** Sets an HttpOnly, SameSite cookie: scripts cannot read it, and other sites cannot send it along. */
export const setCookie = (reply: FastifyReply, name: string, value: string, options: CookieOptions) =>
  reply.setCookie(name, value, {
    path: options.path ?? '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isProduction,
    maxAge: options.forSeconds,
  })

export const dropCookie = (reply: FastifyReply, name: string, path = '/') => reply.clearCookie(name, { path })
