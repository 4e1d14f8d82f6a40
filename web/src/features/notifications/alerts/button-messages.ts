import { messages } from '../../../lib/messages.ts'

/** What stands on every coin's page; the rest comes with the first tap. */
export const buttonText = messages({
  isSet: { tr: 'Alarm kuruldu', en: 'Alert set' },
  addFor: { tr: (name: string) => `Alarm kur: ${name}`, en: (name: string) => `Set an alert: ${name}` },
})
