const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be the id of a row; the database would fail on anything else. */
export const isUuid = (text: string): boolean => form.test(text)
