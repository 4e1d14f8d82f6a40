import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreFocus } from './restore-focus.ts'

const one = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`nothing is called ${id}`)
  return found
}

let isSaved = false
beforeEach(() => {
  if (!isSaved) restoreFocus()
  isSaved = true
  // A document without a layout shows everything.
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML = `<div><a id="skip" href="#content">past the menu</a>
    <main id="content"><h1 id="heading" tabindex="-1">Favorites</h1>
      <ul><li><button id="first">A</button></li><li><button id="second">B</button></li></ul></main></div>`
})
afterEach(() => document.body.replaceChildren())

it('the focus goes on with what took the place of a row that was removed', async () => {
  one('first').focus()
  one('first').closest('li')?.remove()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('second'))
})

it('where a whole screen gave way to another, its heading has the focus, and not the way past the menu', async () => {
  one('first').focus()
  one('content').outerHTML = '<main id="content"><p>on its way</p></main>'
  const tried = new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await tried
  expect(document.activeElement).toBe(document.body)
  one('content').insertAdjacentHTML('beforeend', '<h1 id="other" tabindex="-1">Solana</h1>')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('other'))
})

it('closing a message returns the focus to where it was, and beside it where that is gone', async () => {
  const answer = () => {
    document.body.insertAdjacentHTML('beforeend', '<p popover="manual"><button id="close">x</button></p>')
    one('close').focus()
    one('close').click()
  }
  one('second').focus()
  answer()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('second'))
  one('close').parentElement?.remove()

  one('first').focus()
  one('first').closest('li')?.remove()
  answer()
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('second'))
})
