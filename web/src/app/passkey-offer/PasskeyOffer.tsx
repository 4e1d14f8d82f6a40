import { PasskeyOfferCard } from '../../features/accounts/index.ts'
import { writeStored } from '../../stored/stored.ts'
import { useDevice } from '../install/offer.ts'
import { installOffer } from '../install/rules.ts'

/** One offer at a time: the one to install comes first. */
export default function PasskeyOffer() {
  const isAlone = installOffer(useDevice()) === 'nothing'
  return isAlone ? <PasskeyOfferCard onAnswer={() => writeStored('passkeyOffered', true)} /> : null
}
