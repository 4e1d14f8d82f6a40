/** By its path: the build of the web reads the contract before it can read packages. */
export { type Both, isLanguage, type Language, languageOf, languages } from '../../words/src/language.ts'
