/** Startup error with an operator's message and no stack: something outside the code is wrong, and the message says what to do. */
export class StartError extends Error {}

/** Message of whatever was thrown. */
export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
