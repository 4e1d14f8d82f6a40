import Type from 'typebox'
import { confirmCalls } from './accounts/confirming.ts'
import { passkeyCalls } from './accounts/passkeys.ts'
import { factorCalls } from './accounts/second-factor.ts'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { Currency, Email, Instant, KnownEmail, LanguageCode, OrNull, Password, Tier } from './shapes.ts'

export * from './accounts/confirming.ts'
export * from './accounts/passkeys.ts'
export * from './accounts/second-factor.ts'

/** Length limit of a return address at an identity provider. */
export const longestNext = 1_500

const User = Type.Object({
  id: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  firstName: Type.Union([Type.String(), Type.Null()]),
  lastName: Type.Union([Type.String(), Type.Null()]),
  profileImageUrl: Type.Union([Type.String(), Type.Null()]),
  tier: Tier,
  dailyAnalysisCount: Type.Integer(),
  analysisCount: Type.Integer(),
  remainingAnalyses: Type.Integer(),
  totalAnalyses: Type.Integer(),
  /** Whether a code sent to the address was entered; until then nothing follows from it. */
  isEmailVerified: Type.Boolean(),
  isAdmin: Type.Boolean(),
  /** What amounts are shown in; null as long as nobody chose. */
  currency: OrNull(Currency),
  /** The welcome is still open: its first steps are neither all done nor closed. */
  isNew: Type.Boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})

/** A browser in which the member is signed in. */
const Session = Type.Object({
  id: Type.String(),
  userAgent: Type.String(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: Type.Boolean(),
})

const Name = Type.String({ minLength: 2, maxLength: 80 })

/** A secret of the browser that asks for a code; left out, a cookie takes its place, which a lost answer loses. */
const Browser = Type.Optional(Type.String({ minLength: 32, maxLength: 64 }))

/** What is taken along to an identity provider; as much of it as fits a cookie. */
const Along = Type.Object({
  referralHash: Type.Optional(Type.String({ maxLength: 64 })),
  /** Where in the app to go on afterwards. */
  next: Type.Optional(
    Type.String({
      maxLength: longestNext,
      pattern: '^/(dashboard|subscribe|add-credits|track-record|connect)([/?][-A-Za-z0-9_./?=&%,+~*]*)?$',
    }),
  ),
})

const WhichProvider = Type.Object({ provider: Type.Enum(['google', 'openid']) })

export const accounts = {
  sendActivation: post('/api/auth/send-activation', {
    who: 'anyone',
    says: 'Sends a six-digit activation code for this browser; the answer is the same whether or not the address is known.',
    input: Type.Object({
      email: Email,
      /** The one that is meant for the account: looked at before a code is sent, and kept nowhere. */
      password: Type.Optional(Password),
      browser: Browser,
      language: Type.Optional(LanguageCode),
    }),
    reply: Done,
  }),
  verifyActivation: post('/api/auth/verify-activation', {
    who: 'anyone',
    says: 'Confirms, for this browser, that the code belongs to the address.',
    input: Type.Object({
      email: Email,
      code: Type.String({ maxLength: 6, pattern: '^[0-9]{6}$' }),
      browser: Browser,
      /** What the letter's link says besides; without it the code counts only in the browser that asked for it. */
      key: Type.Optional(Type.String({ minLength: 32, maxLength: 64 })),
      /** A secret of the one who asks: when the answer is lost on the way, the same attempt gets it again. */
      attempt: Type.Optional(Type.String({ minLength: 32, maxLength: 64 })),
    }),
    reply: Done,
  }),
  register: post('/api/auth/register', {
    who: 'anyone',
    says: 'Makes a member of a verified address and signs it in.',
    input: Type.Object({
      email: Email,
      password: Password,
      firstName: Type.Optional(Name),
      lastName: Type.Optional(Name),
      tier: Type.Optional(Type.String({ maxLength: 20 })),
      activationCode: Type.Optional(Type.String({ maxLength: 64 })),
      referralHash: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    reply: User,
  }),
  login: post('/auth/login', {
    who: 'anyone',
    says: 'Signs a member in and leads to the analysis tab.',
    input: Type.Object({ email: KnownEmail, password: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: Nothing,
    body: 'form',
    answer: 'redirect',
  }),
  google: get('/auth/google', {
    who: 'anyone',
    says: 'Leads to the identity provider.',
    input: Along,
    reply: Nothing,
    answer: 'redirect',
  }),
  forgotPassword: post('/api/auth/forgot-password', {
    who: 'anyone',
    says: 'Sends a link for a new password; the answer is the same whether or not the address is known.',
    input: Type.Object({ email: Email, language: Type.Optional(LanguageCode) }),
    reply: Done,
  }),
  resetPassword: post('/api/auth/reset-password', {
    who: 'anyone',
    says: 'Sets a new password with the token of the link, and ends what else may let somebody in.',
    input: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 128 }),
      newPassword: Password,
      /** Whether passkeys and keys of programs end as well; left out, they do unless a second factor guards the account. */
      endsAccess: Type.Optional(Type.Boolean()),
      language: Type.Optional(LanguageCode),
    }),
    reply: Done,
  }),
  checkReset: post('/api/accounts/reset-link', {
    who: 'anyone',
    says: 'Whether a link for a new password can still be used, and what may end with it; asking does not use it up.',
    input: Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }),
    reply: Type.Object({
      isUsable: Type.Boolean(),
      /** What else lets somebody in and can be ended with the old password, and whether that is advised. */
      access: OrNull(Type.Object({ passkeys: Type.Integer(), keys: Type.Integer(), ends: Type.Boolean() })),
    }),
  }),
  user: get('/api/auth/user', {
    who: 'member',
    says: 'The signed-in member.',
    input: Nothing,
    reply: User,
  }),
  logout: get('/api/logout', {
    who: 'anyone',
    says: 'Ends the session and leads to the landing page.',
    input: Nothing,
    reply: Nothing,
    answer: 'redirect',
  }),
  googleReturn: get('/auth/google/callback', {
    who: 'anyone',
    says: 'Where the identity provider sends people back; signs them in and leads to the analysis tab.',
    input: Nothing,
    reply: Nothing,
    answer: 'redirect',
  }),
  openId: get('/auth/openid', {
    who: 'anyone',
    says: 'Leads to the identity provider that the operator has named.',
    input: Along,
    reply: Nothing,
    answer: 'redirect',
  }),
  openIdReturn: get('/auth/openid/callback', {
    who: 'anyone',
    says: 'Where that provider sends people back; signs them in, or links it to who is signed in.',
    input: Nothing,
    reply: Nothing,
    answer: 'redirect',
  }),
  identities: get('/api/accounts/identities', {
    who: 'member',
    says: 'The identity providers, and which of them this member can sign in with.',
    input: Nothing,
    reply: Type.Object({
      identities: Type.Array(
        Type.Object({ provider: WhichProvider.properties.provider, name: Type.String(), isLinked: Type.Boolean() }),
      ),
    }),
  }),
  linkIdentity: post('/api/accounts/identities/:provider', {
    who: 'member',
    says: 'Begins to link a provider to this member; the browser then goes where it is told.',
    input: WhichProvider,
    reply: Type.Object({ go: Type.String() }),
    fresh: true,
  }),
  unlinkIdentity: del('/api/accounts/identities/:provider', {
    who: 'member',
    says: 'Takes back that a provider signs this member in.',
    input: WhichProvider,
    reply: Done,
    fresh: true,
  }),
  endWelcome: post('/api/accounts/welcome/end', {
    who: 'member',
    says: 'Closes the welcome of this member for ever, on every device.',
    input: Nothing,
    reply: Done,
  }),
  sessions: get('/api/accounts/sessions', {
    who: 'member',
    says: 'Where this member is signed in, and whether there is a password.',
    input: Nothing,
    reply: Type.Object({ hasPassword: Type.Boolean(), sessions: Type.Array(Session) }),
  }),
  endSession: del('/api/accounts/sessions/:id', {
    who: 'member',
    says: 'Signs this member out of one browser.',
    input: Type.Object({ id: Type.String({ maxLength: 36, format: 'uuid' }) }),
    reply: Done,
  }),
  logoutEverywhere: post('/api/accounts/logout-everywhere', {
    who: 'member',
    says: 'Signs this member out of every browser, this one too.',
    input: Nothing,
    reply: Done,
  }),
  changePassword: post('/api/accounts/change-password', {
    who: 'member',
    says: 'Changes the password, or sets the first one after a fresh sign-in, and signs all other browsers out.',
    input: Type.Object({
      /** Left out by a member who has none yet. */
      currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      newPassword: Password,
      language: Type.Optional(LanguageCode),
    }),
    reply: Done,
  }),
  chooseCurrency: put('/api/accounts/currency', {
    who: 'member',
    says: 'What this member wants amounts shown in, on every device.',
    input: Type.Object({ currency: Currency }),
    reply: Done,
  }),
  sendAddressCode: post('/api/accounts/address/code', {
    who: 'member',
    says: 'Sends a code to an address that this member wants to have for their own.',
    input: Type.Object({ email: Email, language: Type.Optional(LanguageCode) }),
    reply: Done,
  }),
  setAddress: post('/api/accounts/address', {
    who: 'member',
    says: 'Verifies the address of this member, or after a fresh sign-in changes it, with the code that was sent to it.',
    input: Type.Object({
      email: Email,
      code: Type.String({ maxLength: 6, pattern: '^[0-9]{6}$' }),
      referralHash: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    reply: User,
  }),
  export: get('/api/accounts/export', {
    who: 'member',
    says: 'Everything the product knows about this member, by feature.',
    input: Nothing,
    reply: Type.Record(Type.String(), Type.Unknown()),
  }),
  remove: del('/api/accounts', {
    who: 'member',
    says: 'Deletes the account of this member; the ledger keeps its entries without a name.',
    input: Nothing,
    reply: Done,
    fresh: true,
  }),
  ...confirmCalls,
  ...passkeyCalls,
  ...factorCalls,
}
