import { hash, randomBytes, randomInt } from 'node:crypto'

/** Random 256-bit token for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A code to be typed: six digits, also where the number is small. */
export const codeOf = (number: number): string => String(number).padStart(6, '0')

export const newCode = (): string => codeOf(randomInt(1_000_000))

/** SHA-256 of a token, as it is stored: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a row; the database would fail on anything else. */
export const isUuid = (text: string): boolean => form.test(text)
