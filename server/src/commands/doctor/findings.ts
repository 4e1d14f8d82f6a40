/** What the doctor has to say, a line for each thing that was looked at. */
export interface Findings {
  /** It is as it should be, or only worth knowing. */
  good(about: string, says: string): void
  /** It is wrong, and this is what to do. */
  wrong(about: string, says: string, cure: string): void
}

/** Says each finding as soon as it is there; the command fails when one was wrong. */
export function reportFindings(): Findings & { exitCode(): number } {
  let isWrong = false
  return {
    good: (about, says) => console.log(`${about}: ${says}`),
    wrong: (about, says, cure) => {
      isWrong = true
      console.error(`${about}: ${says}. ${cure}`)
    },
    exitCode: () => (isWrong ? 1 : 0),
  }
}
