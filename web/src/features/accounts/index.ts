export { ProofHost } from './confirming/ProofHost.tsx'
export { JoinPrompt } from './JoinPrompt.tsx'
export { JoinWays } from './JoinWays.tsx'
export { AccountCard, LogOut, MemberHead } from './profile/AccountCard.tsx'
export { AddressCard } from './profile/AddressCard.tsx'
export { DataCard } from './profile/DataCard.tsx'
export { IdentitiesCard } from './profile/IdentitiesCard.tsx'
export { TermsConsent, TermsDialog } from './registration/TermsConsent.tsx'
export { FactorCard } from './second-factor/FactorCard.tsx'
export { PasskeyOfferCard, PasskeysCard } from './second-factor/PasskeysCard.tsx'
export { FactorGate } from './second-factor/ShowFactor.tsx'
export { calledOf, initialsOf, tierOf, tierText } from './TierBadge.tsx'
export {
  expectSignIn,
  lastPerson,
  nameOf,
  refreshViewer,
  type User,
  useViewer,
  type Viewer,
  wasSignedIn,
} from './viewer.ts'
export { placeHere, saveInvitation, wayInFor } from './way-in.ts'
