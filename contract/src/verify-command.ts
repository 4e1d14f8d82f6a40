/** Command line that verifies a whole record. */
export const verifyCommand = (address: string, seed: number | null): string =>
  `npm run verify -- ${address}${seed === null ? '' : ` --simulated ${seed}`}`
