import type { Purchase } from '@pusula/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from '../portfolio.module.css'

type Props = { purchases: readonly Purchase[]; row: (purchase: Purchase) => ReactNode }

/** As high as a row without a note. */
const rowPx = 64
const rowsBeyond = 8

/** Thousands of rows that scroll with the page; a screen reader hears the place of each among all. */
export function LongList({ purchases, row }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [fromTopPx, setFromTopPx] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setFromTopPx((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    // What stands above may still grow, such as a picture that arrives late.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: purchases.length,
    estimateSize: () => rowPx,
    overscan: rowsBeyond,
    scrollMargin: fromTopPx,
    getItemKey: index => purchases[index]?.id ?? index,
  })
  return (
    <ul ref={list} className={`${styles.purchases} ${styles.longPurchases}`} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const purchase = purchases[index]
        return (
          purchase && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={purchases.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - fromTopPx}px)` }}
            >
              {row(purchase)}
            </li>
          )
        )
      })}
    </ul>
  )
}
