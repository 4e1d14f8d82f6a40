export { type Balance, useBalance } from './balance.ts'
export { HomeCredit, RailCredit } from './CreditLinks.tsx'
export { CreditsCard } from './CreditsCard.tsx'
export { isFreeNow, noteOpened, useOpenCoins } from './open.ts'
