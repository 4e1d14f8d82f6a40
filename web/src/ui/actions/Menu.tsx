import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { type IconShape, moreIcon } from '../icons/icons.ts'
import { nextIndex } from '../roving.ts'
import { IconButton } from './Button.tsx'
import styles from './Menu.module.css'

type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

const gapPx = 4
const edgePx = 8

/** Menu placement: under its button and flush with the button's right edge; above it when there is no room below. */
export function placeMenu(button: Box, menu: Size, viewport: Size) {
  const below = button.bottom + gapPx
  const above = button.top - gapPx - menu.height
  const fits = below + menu.height <= viewport.height - edgePx
  const leftMost = Math.max(edgePx, viewport.width - edgePx - menu.width)
  return {
    leftPx: Math.min(Math.max(edgePx, button.right - menu.width), leftMost),
    topPx: fits || above < edgePx ? below : above,
  }
}

type MenuItem = {
  id: string
  label: string
  icon?: IconShape | undefined
  danger?: boolean | undefined
  onSelect: () => void
}

type Props = { label: string; items: readonly MenuItem[] }

/** A native popover: Escape, a tap elsewhere and the top layer come with it, so no card can clip the list. */
export function Menu({ label, items }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]

  useLayoutEffect(() => {
    const menu = list.current
    if (!isOpen || !menu || !button.current) return
    // Phones that cannot be updated lack popovers; there the list is an ordinary box in the same place.
    menu.showPopover?.()
    const { leftPx, topPx } = placeMenu(button.current.getBoundingClientRect(), menu.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    })
    menu.style.left = `${leftPx}px`
    menu.style.top = `${topPx}px`
    menu.querySelector('button')?.focus()

    // A menu that stays behind while its row scrolls away would point at the wrong thing.
    const close = () => setOpen(false)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      window.removeEventListener('scroll', close, { capture: true })
      menu.hidePopover?.()
    }
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false)
    const all = buttons()
    const at = all.findIndex(each => each.matches(':focus'))
    const to = nextIndex(event.key, at, all.length)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={moreIcon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={classes(styles.menu, isOpen && styles.open)}
        onToggle={event => event.newState === 'closed' && setOpen(false)}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {items.map(item => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes(styles.item, item.danger && `${styles.danger} ${base.down}`)}
            onClick={() => {
              setOpen(false)
              item.onSelect()
            }}
          >
            {item.icon && <Icon shape={item.icon} sizePx={18} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}
