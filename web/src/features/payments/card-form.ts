import type { Checkout } from './checkout.ts'

/** The little of the provider's script that we use. */
interface CardForm {
  mount(place: HTMLElement): void
  destroy(): void
}
interface Provider {
  createEmbeddedCheckoutPage(options: { fetchClientSecret: () => Promise<string> }): Promise<CardForm>
}
type OpenProvider = (publishableKey: string) => Provider

/** As long as a call of ours waits: a network that lets nothing through says nothing either. */
export const timeoutMs = 15_000

/** Of the same make as the server's calls. */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js'

const openerNow = (): OpenProvider | undefined => {
  const found: unknown = Reflect.get(globalThis, 'Stripe')
  return typeof found === 'function' ? (found as OpenProvider) : undefined
}

let loading: Promise<void> | null = null

/** Their script must come from their own address; it is fetched only by those who pay here, and again after a failure. */
function load(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    const fail = () => {
      clearTimeout(timer)
      script.onerror = null
      loading = null
      script.remove()
      reject(new Error('The card form did not arrive.'))
    }
    const timer = setTimeout(fail, timeoutMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}

/** Shows the form for one payment; once it is made, the provider leads to the return page by itself. */
export async function showCardForm(place: HTMLElement, { clientSecret, publishableKey }: Checkout): Promise<CardForm> {
  if (!clientSecret || !publishableKey) throw new Error('The payment has no form.')
  await load()
  const open = openerNow()
  if (!open) throw new Error('The card form did not start.')
  const form = await open(publishableKey).createEmbeddedCheckoutPage({ fetchClientSecret: async () => clientSecret })
  form.mount(place)
  return form
}
