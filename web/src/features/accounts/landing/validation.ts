import { plainAddress } from '@pusula/contract'
import type { Complaint } from './email-messages.ts'

export interface Login {
  email: string
  password: string
}

export interface RegistrationDraft extends Login {
  firstName: string
  lastName: string
  /** Compared here and never sent. */
  confirmPassword: string
  acceptsTerms: boolean
}

type Complaints<T> = Partial<Record<keyof T, Complaint>>

const looksLikeEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
/** A Turkish keyboard types letters that mail does not carry. */
const hasOnlyMailLetters = (text: string) => /^[!-~]*$/.test(text.trim())
const plain = new RegExp(plainAddress, 'u')

/** Why an e-mail address is not valid; null where it is. */
export function emailComplaint(text: string): 'email' | 'emailLetters' | 'emailForm' | null {
  if (!looksLikeEmail(text)) return 'email'
  if (!hasOnlyMailLetters(text)) return 'emailLetters'
  return plain.test(text.trim()) ? null : 'emailForm'
}

export const isEmail = (text: string): boolean => emailComplaint(text) === null
export const isPassword = (text: string): boolean => text.length >= 6 && text.length <= 200

function nameComplaint(text: string): 'nameShort' | 'nameLong' | null {
  const { length } = text.trim()
  if (length < 2) return 'nameShort'
  return length > 80 ? 'nameLong' : null
}

function passwordComplaint(text: string): 'passwordShort' | 'passwordLong' | null {
  if (text.length < 6) return 'passwordShort'
  return text.length > 200 ? 'passwordLong' : null
}

/** Only the fields that have something against them. */
const only = <T>(complaints: { [Name in keyof T]?: Complaint | null }): Complaints<T> =>
  Object.fromEntries(Object.entries(complaints).filter(([, complaint]) => complaint)) as Complaints<T>

export const loginComplaints = ({ email, password }: Login): Complaints<Login> => ({
  ...(!(looksLikeEmail(email) && hasOnlyMailLetters(email)) && { email: 'email' }),
  ...(!password && { password: 'passwordRequired' }),
})

export const registrationComplaints = (draft: RegistrationDraft): Complaints<RegistrationDraft> =>
  only<RegistrationDraft>({
    firstName: nameComplaint(draft.firstName),
    lastName: nameComplaint(draft.lastName),
    email: emailComplaint(draft.email),
    password: passwordComplaint(draft.password),
    confirmPassword: draft.confirmPassword === draft.password ? null : 'passwordsDiffer',
    acceptsTerms: draft.acceptsTerms ? null : 'termsRequired',
  })
