import { useEffect, useState } from 'react'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { logoOf } from '../logo.ts'

/** Those whose picture has been opened on this page: the browser has them at hand. */
const opened = new Set<string>()
const waiting = new Set<() => void>()
let isOpening = false

/** A picture of lines is a page of its own to the browser: one is opened after each frame, and scrolling does not wait for it. */
function openNext(): void {
  isOpening = waiting.size > 0
  if (!isOpening) return
  requestAnimationFrame(() =>
    setTimeout(() => {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      }
      openNext()
    }),
  )
}

/** The picture of a coin in a long list; its letters stand there until its turn has come. */
export function LateLogo({ symbol }: { symbol: string }) {
  const [isOpen, setOpen] = useState(opened.has(symbol))
  useEffect(() => {
    if (isOpen) return
    const open = () => {
      opened.add(symbol)
      setOpen(true)
    }
    waiting.add(open)
    if (!isOpening) openNext()
    return () => void waiting.delete(open)
  }, [symbol, isOpen])
  return <CoinLogo symbol={symbol} src={isOpen ? logoOf(symbol) : null} />
}
