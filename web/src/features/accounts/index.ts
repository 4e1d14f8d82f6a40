export { AddressCard } from './address/AddressCard.tsx'
export { ProofHost } from './confirming/ProofHost.tsx'
export { saveInvitation } from './invitation.ts'
export { JoinPrompt } from './JoinPrompt.tsx'
export { JoinWays } from './JoinWays.tsx'
export { MemberHead } from './MemberHead.tsx'
export { AccountCard } from './profile/AccountCard.tsx'
export { DataCard } from './profile/DataCard.tsx'
export { IdentitiesCard } from './profile/IdentitiesCard.tsx'
export { LogOut } from './profile/LogOut.tsx'
export { TermsDialog } from './registration/dialogs.ts'
export { TermsConsent } from './registration/TermsConsent.tsx'
export { FactorCard } from './second-factor/FactorCard.tsx'
export { FactorGate } from './second-factor/FactorGate.tsx'
export { PasskeyOfferCard } from './second-factor/PasskeyOfferCard.tsx'
export { PasskeysCard } from './second-factor/PasskeysCard.tsx'
export { calledOf, initialsOf, tierOf, tierText } from './tier.ts'
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
export { placeHere, wayInFor } from './way-in.ts'
