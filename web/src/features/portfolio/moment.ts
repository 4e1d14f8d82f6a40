import { dayAt } from '@pusula/words'

/** A calendar day, or an instant, as the contract has them. */
export const isWholeDay = (moment: string): boolean => moment.length === 10

/** For whoever writes its date: a day is that day wherever the reader is. */
export const dateOfMoment = (moment: string): Date => (isWholeDay(moment) ? dayAt(moment) : new Date(moment))
