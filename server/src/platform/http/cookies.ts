import type { FastifyReply, FastifyRequest } from 'fastify'

interface Keeping {
  forSeconds: number
  isProduction: boolean
  path?: string
}

/** Read when it is wanted: most of what a browser sends along concerns nobody here. */
export function cookieOf({ headers, server }: FastifyRequest, name: string): string | undefined {
  const sent = headers.cookie
  return sent?.includes(`${name}=`) ? server.parseCookie(sent)[name] : undefined
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
