import type { PagedEntry } from '@pusula/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from '../portfolio.module.css'

type Props = { entries: readonly PagedEntry[]; row: (entry: PagedEntry) => ReactNode }

/** As high as a row without a note. */
const rowPx = 64
const rowsBeyond = 8

/** Thousands of rows that scroll with the page; a screen reader hears the place of each among all. */
export function LongList({ entries, row }: Props) {
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
    count: entries.length,
    estimateSize: () => rowPx,
    overscan: rowsBeyond,
    scrollMargin: fromTopPx,
    getItemKey: index => entries[index]?.id ?? index,
  })
  return (
    <ul ref={list} className={`${styles.purchases} ${styles.longPurchases}`} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index]
        return (
          entry && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - fromTopPx}px)` }}
            >
              {row(entry)}
            </li>
          )
        )
      })}
    </ul>
  )
}
