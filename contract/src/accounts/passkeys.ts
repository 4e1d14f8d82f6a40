import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from '../route.ts'
import { Instant } from '../shapes.ts'

const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
const CredentialId = bytes(1400)
const PublicKey = Type.Literal('public-key')
const Transports = Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })

/** A passkey that is there already: to be used, or not to be made twice. */
const Descriptor = Type.Object({ id: CredentialId, type: PublicKey, transports: Transports })

/** What a browser hands to its authenticator to make a passkey. */
export const PasskeyWanted = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: PublicKey, alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
})

/** What it hands over for a passkey to answer; without a list, any that the person has for us. */
export const PasskeyQuestion = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
  allowCredentials: Type.Array(Descriptor),
})

const ClientData = bytes(3_000)

/** A new passkey, as a browser tells of it. */
export const NewPasskey = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: ClientData,
    attestationObject: bytes(8_000),
    transports: Type.Optional(Transports),
  }),
})

/** The answer of a passkey to a question. */
export const PasskeyAnswer = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({
    clientDataJSON: ClientData,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: Type.Optional(bytes(200)),
  }),
})

const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: Type.Union([Instant, Type.Null()]),
})

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const PasskeyId = Type.String({ maxLength: 36, format: 'uuid' })

export const passkeyCalls = {
  askForPasskey: post('/api/accounts/passkeys/sign-in/question', {
    who: 'anyone',
    says: 'A question for any passkey of ours in this browser; it is answered once, within five minutes.',
    input: Nothing,
    reply: PasskeyQuestion,
  }),
  signInWithPasskey: post('/api/accounts/passkeys/sign-in', {
    who: 'anyone',
    says: 'Signs a member in whose passkey answered.',
    input: Type.Object({ passkey: PasskeyAnswer }),
    reply: Done,
  }),
  passkeys: get('/api/accounts/passkeys', {
    who: 'member',
    says: 'The passkeys of this member, the newest first.',
    input: Nothing,
    reply: Type.Object({ passkeys: Type.Array(Passkey) }),
  }),
  wantPasskey: post('/api/accounts/passkeys/wanted', {
    who: 'member',
    says: 'What a browser needs to make a passkey for this member.',
    input: Nothing,
    reply: PasskeyWanted,
    fresh: 'firstFactor',
  }),
  addPasskey: post('/api/accounts/passkeys', {
    who: 'member',
    says: 'Adds a passkey that the browser has made; an email tells the member.',
    input: Type.Object({ name: Type.Optional(Name), passkey: NewPasskey }),
    reply: Passkey,
    fresh: 'firstFactor',
  }),
  renamePasskey: put('/api/accounts/passkeys/:id', {
    who: 'member',
    says: 'Gives a passkey another name.',
    input: Type.Object({ id: PasskeyId, name: Name }),
    reply: Passkey,
  }),
  removePasskey: del('/api/accounts/passkeys/:id', {
    who: 'member',
    says: 'Removes a passkey; an email tells the member.',
    input: Type.Object({ id: PasskeyId }),
    reply: Done,
    fresh: true,
  }),
}
