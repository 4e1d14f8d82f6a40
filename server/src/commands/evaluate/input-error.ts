/** What the person at the keyboard can put right: shown as one line, without a trace. */
export class InputError extends Error {}
