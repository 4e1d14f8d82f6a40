interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const barWidth = 30

/** A bar that redraws itself on a terminal; elsewhere a plain line whenever the label changes. */
export function showProgress(output: Output): (label: string, doneRatio: number) => void {
  let lastLabel = ''
  return (label, doneRatio) => {
    const percent = Math.floor(doneRatio * 100)
    if (output.isTTY) {
      const filled = Math.round(doneRatio * barWidth)
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
      output.write(`\r${bar} ${String(percent).padStart(3)} %  ${label.padEnd(12)}${doneRatio >= 1 ? '\n' : ''}`)
    } else if (label !== lastLabel) {
      output.write(`${label} (${percent} %)\n`)
    }
    lastLabel = label
  }
}
