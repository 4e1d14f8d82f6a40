import type { Complaint } from './email-messages.ts'

export interface Login {
  email: string
  password: string
}

export interface Registration extends Login {
  firstName: string
  lastName: string
  /** Compared here and never sent. */
  confirmPassword: string
  acceptsTerms: boolean
}

type Complaints<T> = Partial<Record<keyof T, Complaint>>

export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
export const isPassword = (text: string): boolean => text.length >= 6
const isName = (text: string) => text.trim().length >= 2

export const loginComplaints = ({ email, password }: Login): Complaints<Login> => ({
  ...(!isEmail(email) && { email: 'email' }),
  ...(!password && { password: 'passwordRequired' }),
})

export const registrationComplaints = (draft: Registration): Complaints<Registration> => ({
  ...(!isName(draft.firstName) && { firstName: 'nameShort' }),
  ...(!isName(draft.lastName) && { lastName: 'nameShort' }),
  ...(!isEmail(draft.email) && { email: 'email' }),
  ...(!isPassword(draft.password) && { password: 'passwordShort' }),
  ...(draft.confirmPassword !== draft.password && { confirmPassword: 'passwordsDiffer' }),
  ...(!draft.acceptsTerms && { acceptsTerms: 'termsRequired' }),
})
