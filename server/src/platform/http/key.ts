import { keyPrefix } from '@pusula/contract'
import type { FastifyRequest } from 'fastify'

const shown = new RegExp(`^Bearer +(${keyPrefix}[\\w-]{1,100})$`, 'i')

/** The key a program shows, if it shows one: `Authorization: Bearer pusula_…`. Then no cookie counts. */
export const keyIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  shown.exec(headers.authorization ?? '')?.[1]
