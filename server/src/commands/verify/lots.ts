import { type GradedEntry, type GradeFindings, noFindings } from '../../features/record/index.ts'

/** Some days of fifty coins: long enough that the candles of a day are seldom asked for twice, short enough to hold a few. */
const lotSize = 20_000

/** Hands graded claims on in lots, a few at a time, and joins what was found in them in their order. */
export function gatherLots(check: (lot: readonly GradedEntry[]) => Promise<GradeFindings>, together: number) {
  const findings = noFindings()
  const running: Promise<GradeFindings>[] = []
  let lot: GradedEntry[] = []

  async function joinNext() {
    const found = await running.shift()
    if (!found) return
    findings.same += found.same
    findings.unknown += found.unknown
    findings.withheld += found.withheld
    findings.elsewhere += found.elsewhere
    findings.wrong.push(...found.wrong)
  }
  function send() {
    const checking = check(lot)
    // A rejection is handled in its turn, by whoever awaits the one before.
    checking.catch(() => {})
    running.push(checking)
    lot = []
  }
  return {
    add(claim: GradedEntry) {
      lot.push(claim)
      if (lot.length >= lotSize) send()
    },
    /** Waits while too many are under way. */
    async breathe() {
      while (running.length >= together) await joinNext()
    },
    async end(): Promise<GradeFindings> {
      if (lot.length) send()
      while (running.length) await joinNext()
      return findings
    },
  }
}
