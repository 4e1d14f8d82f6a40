import { hash, randomBytes } from 'node:crypto'

/** A secret that cannot be guessed, fit for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')
