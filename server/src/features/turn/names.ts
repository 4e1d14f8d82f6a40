import { nicknamePattern } from '@pusula/contract'

/** Homoglyphs: a name cannot pass for another by a digit, a dot or an accent. */
const alike: Readonly<Record<string, string>> = {
  ...{ ı: 'i', l: 'i', '1': 'i', '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
}

const folded = (text: string): string =>
  [...text.toLocaleLowerCase('tr').normalize('NFKD').replace(/\p{M}/gu, '')]
    .map(letter => alike[letter] ?? letter)
    .join('')

/** What of a name has to differ from all others. */
export const nameKey = (name: string): string => folded(name).replace(/[_-]/g, '')

/** Who speaks for the house, and the rivals of the table. */
const reserved = [
  ...[
    'pusula',
    'admin',
    'yonetici',
    'moderat',
    'moderasyon',
    'yetkili',
    'gorevli',
    'kurucu',
    'founder',
    'destek',
    'support',
  ],
  ...['official', 'resmi', 'guvenlik', 'security', 'sistem', 'system', 'nochange', 'aynikalir', 'ewma'],
  ...['deleted', 'silindi', 'anonim', 'anonymous'],
].map(nameKey)

/** Two letters that look like one, in a name that would speak for the house. */
const unjoined = (key: string): string => key.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('ci', 'd')

/** Insults, wherever they stand in a name. */
const anywhere = [
  ...['orospu', 'siktir', 'amcik', 'amina', 'yarrak', 'pezevenk', 'kahpe', 'gavat', 'kaltak', 'gotveren', 'pustun'],
  ...['fuck', 'nigger', 'nigga', 'cunt', 'whore', 'faggot', 'bitch', 'asshole', 'hitler', 'retard', 'childporn'],
].map(nameKey)

/** And those, of staff too, that are part of harmless words: only where they stand alone. */
const alone = [
  ...['sik', 'am', 'amk', 'aq', 'got', 'pic', 'oc', 'ibne', 'nazi', 'kkk', 'isis'],
  ...['mod', 'mods', 'staff', 'ekip', 'ekibi', 'team', 'owner', 'root', 'help', 'yardim', 'ceo'],
  ...['shit', 'dick', 'cock', 'pussy', 'sex', 'porn', 'slut', 'rape', 'anal', 'ass'],
].map(nameKey)

/** Whether a name can be shown to everybody. */
export function isPresentable(name: string): boolean {
  if (!new RegExp(nicknamePattern).test(name)) return false
  const key = nameKey(name)
  const parts = name.split(/[_\-\d]+/).map(folded)
  return (
    /\p{L}/u.test(name) &&
    !reserved.some(word => key.includes(word) || unjoined(key).includes(word)) &&
    !anywhere.some(word => key.includes(word)) &&
    !alone.some(word => key === word || parts.includes(word))
  )
}
