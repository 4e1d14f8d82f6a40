import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { type IconShape, moreIcon } from '../icons/icons.ts'
import { nextIndex } from '../roving.ts'
import { IconButton } from './IconButton.tsx'
import { placeMenu } from './menu-place.ts'

export type MenuItem = {
  id: string
  label: string
  icon?: IconShape | undefined
  danger?: boolean | undefined
  onSelect: () => void
}

type Props = { label: string; items: readonly MenuItem[]; icon?: IconShape | undefined; className?: string | undefined }

/** A native popover: Escape, a tap elsewhere and the top layer come with it, so no card can clip the list. */
export function Menu({ label, items, icon = moreIcon, className }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const close = () => list.current?.hidePopover()

  function open() {
    const menu = list.current
    if (!menu || !button.current) return
    menu.showPopover()
    const { leftPx, topPx } = placeMenu(button.current.getBoundingClientRect(), menu.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    })
    menu.style.left = `${leftPx}px`
    menu.style.top = `${topPx}px`
    buttons()[0]?.focus()
  }

  // A menu that stays behind while its row scrolls away would point at the wrong thing.
  useEffect(() => {
    if (!isOpen) return
    const hide = () => list.current?.hidePopover()
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', hide, { capture: true })
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return close()
    const all = buttons()
    const to = nextIndex(event.key, all.indexOf(document.activeElement as HTMLButtonElement), all.length)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : open())}
      />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        onToggle={event => setOpen(event.newState === 'open')}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {items.map(item => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes('menu-item', item.danger && 'down')}
            onClick={() => {
              close()
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
