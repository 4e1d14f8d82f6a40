export { HomeCredit, RailCredit } from './CreditLinks.tsx'
export { CreditsCard } from './CreditsCard.tsx'
export { type Balance, isFreeNow, noteOpened, useBalance, useOpenCoins } from './queries.ts'
