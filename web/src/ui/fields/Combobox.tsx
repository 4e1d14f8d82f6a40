import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/Button.tsx'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { closeIcon, searchIcon } from '../icons/icons.ts'
import { nextIndex } from '../roving.ts'
import fieldStyles from './Field.module.css'

export type ComboboxState = { isOpen: boolean; active: number }

/** Keyboard reducer: the new state, and whether the active option is taken or the text cleared. */
type ComboboxStep = ComboboxState & { act: 'none' | 'pick' | 'clear' }

export const closed: ComboboxState = { isOpen: false, active: -1 }

/** Null when the key belongs to the text, such as a letter, or Home and End. */
export function onComboboxKey({ isOpen, active }: ComboboxState, key: string, count: number): ComboboxStep | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const to = nextIndex(key, isOpen ? active : -1, count)
    return { isOpen: true, active: to ?? -1, act: 'none' }
  }
  if (key === 'Escape') return { ...closed, act: 'clear' }
  // Without a choice Enter takes the first: a person who types a whole name should not need the arrows.
  if (key === 'Enter' && isOpen && count > 0) return { isOpen: true, active: Math.max(active, 0), act: 'pick' }
  return null
}

type Props<Option> = {
  label: string
  listLabel: string
  clearLabel: string
  text: string
  onText: (text: string) => void
  options: readonly Option[]
  keyOf: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  onPick: (option: Option) => void
  /** Whether a mere tap on the field leaves the list shut; letters and arrow keys always open it. */
  isQuiet?: (() => boolean) | undefined
  /** Options that are shown but not open to this person. */
  isLocked?: ((option: Option) => boolean) | undefined
  /** Stands where the options would be: searching, nothing found. */
  notice?: ReactNode
  /** What a screen reader hears when the options change, such as how many there are. */
  announcement?: string | undefined
  footer?: ReactNode
  /** Beside the field, over the same dropdown. */
  aside?: ReactNode
}

type ListboxProps<Option> = {
  id: string
  label: string
  options: readonly Option[]
  active: Option | undefined
  optionId: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  isLocked?: ((option: Option) => boolean) | undefined
  onPick: (option: Option) => void
}

/** The options of a combobox. They never take the focus: a press must not blur the input before it counts. */
function Listbox<Option>({
  id,
  label,
  options,
  active,
  optionId,
  renderOption,
  isLocked,
  onPick,
}: ListboxProps<Option>) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {options.map(option => (
        <button
          key={optionId(option)}
          id={optionId(option)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={classes(fieldStyles.option, isLocked?.(option) && fieldStyles.locked)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {renderOption(option)}
        </button>
      ))}
    </div>
  )
}

/** The focus stays in the input; the option it points at is named by `aria-activedescendant`. */
export function Combobox<Option>(props: Props<Option>) {
  const { label, listLabel, clearLabel, text, onText, options, keyOf, onPick, notice, announcement, footer, aside } =
    props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState(closed)
  const isOpen = state.isOpen && (options.length > 0 || Boolean(notice))
  const active = isOpen ? options[state.active] : undefined
  const optionId = (option: Option) => `${id}-${keyOf(option)}`
  const activeId = active && optionId(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function pick(option: Option) {
    setState(closed)
    onPick(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = onComboboxKey({ ...state, isOpen }, event.key, options.length)
    if (!step) return
    // An Escape with nothing to close or clear belongs to the dialog around the field.
    if (step.act === 'clear' && text === '') return
    event.preventDefault()
    event.stopPropagation()
    const option = options[step.active]
    if (step.act === 'pick' && option !== undefined) return pick(option)
    if (step.act === 'clear') onText('')
    setState(step)
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setState(closed)
  }

  return (
    <fieldset className={fieldStyles.search} onBlur={onBlur}>
      <div className={fieldStyles.field}>
        <Icon shape={searchIcon} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={64}
          placeholder={label}
          value={text}
          onChange={event => {
            onText(event.target.value)
            setState({ isOpen: true, active: -1 })
          }}
          onClick={() => {
            if (!props.isQuiet?.()) setState({ isOpen: true, active: -1 })
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton
            className={fieldStyles.action}
            label={clearLabel}
            icon={closeIcon}
            sizePx={18}
            onClick={() => {
              onText('')
              input.current?.focus()
            }}
          />
        )}
      </div>
      {aside}
      <div className={classes(fieldStyles.dropdown, !isOpen && fieldStyles.shut)}>
        <Listbox
          id={`${id}-list`}
          label={listLabel}
          options={isOpen ? options : []}
          active={active}
          optionId={optionId}
          renderOption={props.renderOption}
          isLocked={props.isLocked}
          onPick={pick}
        />
        {isOpen && notice}
        {isOpen && footer && <div className={fieldStyles.foot}>{footer}</div>}
      </div>
      <output className={base.visuallyHidden}>{isOpen ? announcement : ''}</output>
    </fieldset>
  )
}
