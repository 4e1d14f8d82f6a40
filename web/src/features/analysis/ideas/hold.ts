import { useState } from 'react'
import { readStored, writeStored } from '../../../stored/stored.ts'
import { maxLossPercent, minLossPercent } from '../../../stored/table.ts'

/** A quarter of a percent is a step: fine enough to choose by. */
const stepPercent = 0.25
export const lossSteps = { least: minLossPercent / stepPercent, most: maxLossPercent / stepPercent }
const usualPercent = 1

/** What somebody can bear to lose of their money on one day in twenty, in percent. Kept on the device and never sent. */
export function useLossPercent() {
  const [percent, setPercent] = useState(() => readStored('lossPercent') ?? usualPercent)
  return {
    percent,
    step: Math.round(percent / stepPercent),
    choose: (step: number) => {
      setPercent(step * stepPercent)
      writeStored('lossPercent', step * stepPercent)
    },
  }
}

/** The largest share of somebody's money to hold in a coin of which one day in twenty loses more than the line. */
export const maxShareOf = (lossPercent: number, lossLineRatio: number): number =>
  Math.min(1, lossPercent / 100 / lossLineRatio)
