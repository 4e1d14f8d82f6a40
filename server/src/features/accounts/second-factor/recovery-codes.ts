import { randomInt } from 'node:crypto'
import type { accounts } from '@pusula/contract'
import type { Call } from '../../../platform/http/serve.ts'
import type { Member } from '../../../platform/http/viewer.ts'
import { Problem } from '../../../platform/problem.ts'
import { factorsOf, hasFactor, saveRecoveryCodes, useRecoveryCode } from '../store/factors.ts'
import type { Tools } from '../tools.ts'

const howMany = 10
/** Crockford base 32: nothing that is taken for another when it is read from paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = 5

const newHalf = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')

/** As it was written down, whatever was typed for it. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')

const hashOfCode = ({ platform }: Tools, accountId: string, code: string) =>
  platform.secrets.hash('recovery code', `${accountId} ${plainCode(code)}`)

export async function newRecoveryCodes(tools: Tools, { viewer }: Call<typeof accounts.newRecoveryCodes>) {
  const { database } = tools.platform
  administrator(viewer)
  if (!hasFactor(await factorsOf(database, viewer.accountId))) throw new Problem('accounts.secondFactorRequired')
  const codes = Array.from({ length: howMany }, () => `${newHalf()}-${newHalf()}`)
  const hashes = codes.map(code => hashOfCode(tools, viewer.accountId, code))
  await database.transaction(tx => saveRecoveryCodes(tx, viewer.accountId, hashes))
  return { codes }
}

export const isRecoveryCode = (tools: Tools, accountId: string, code: string): Promise<boolean> =>
  useRecoveryCode(tools.platform.database, accountId, hashOfCode(tools, accountId, code))

/** One-time and recovery codes are made for administrators. */
export function administrator({ isAdmin }: Member) {
  if (!isAdmin) throw new Problem('accounts.forbidden')
}
