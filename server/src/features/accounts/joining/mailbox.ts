/** Providers that deliver to one mailbox however many dots its name has, with all the names they have for themselves. */
const dotless: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}

/** The mailbox behind an address: what stands after a plus is only a note, and some providers do not see dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const name = email.slice(0, at)
  // A name that begins with a plus has nothing before the note.
  const noted = name.indexOf('+', 1)
  const plain = noted < 0 ? name : name.slice(0, noted)
  const provider = dotless[domain]
  return provider ? `${plain.replaceAll('.', '')}@${provider}` : `${plain}@${domain}`
}
