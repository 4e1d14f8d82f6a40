import { PasskeyOfferCard } from '../../features/accounts/index.ts'
import { writeStored } from '../../stored/stored.ts'
import { useTurn } from '../prompts.ts'

const usePasskeyTurn = (isWanted: boolean) => useTurn('passkey', isWanted)

/** Where the device could keep a passkey, and nothing else has come in this visit. */
export default function PasskeyOffer() {
  return <PasskeyOfferCard useTurn={usePasskeyTurn} onAnswer={() => writeStored('passkeyOffered', true)} />
}
