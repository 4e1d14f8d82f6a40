import { messages } from '../../../lib/messages.ts'

/** Messages of the button alone, for the bundle size; the rest is lazy. */
export const buttonText = messages({
  isSet: { tr: 'Alarm kuruldu', en: 'Alert set' },
  addFor: { tr: (name: string) => `Alarm kur: ${name}`, en: (name: string) => `Set an alert: ${name}` },
})
