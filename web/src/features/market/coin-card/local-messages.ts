import { messages } from '../../../lib/messages.ts'

export const localText = messages({
  local: { tr: 'Türk borsalarında', en: 'At Turkish exchanges' },
  localAt: { tr: (venue: string) => `${venue} fiyatı`, en: (venue: string) => `Price at ${venue}` },
  fromWorld: {
    tr: (distance: string) => `dünya fiyatına göre ${distance}`,
    en: (distance: string) => `${distance} from the world’s price`,
  },
})
