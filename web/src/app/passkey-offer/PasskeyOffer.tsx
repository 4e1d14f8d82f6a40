import { PasskeyOfferCard } from '../../features/accounts/index.ts'
import { useDevice } from '../install/offer.ts'
import { installOffer } from '../install/rules.ts'

/** One offer at a time: the one to install comes first. */
export default function PasskeyOffer() {
  const isAlone = installOffer(useDevice(), Date.now()) === 'nothing'
  return isAlone ? <PasskeyOfferCard /> : null
}
