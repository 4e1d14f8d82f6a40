import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'

/** Who invited this reader, as a registration says it; nothing where nobody did. */
export function invitation(): { referralHash?: string } {
  const referralHash = readStored('referralHash')
  return referralHash === null ? {} : { referralHash }
}

export const saveInvitation = (hash: string): void => writeStored('referralHash', hash)

export const forgetInvitation = (): void => forgetStored('referralHash')
