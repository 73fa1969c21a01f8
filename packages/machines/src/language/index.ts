export { directionOf, figuresOf, type LanguageCode, languageCodes, languages } from './languages.ts';
export { resolveLanguage } from './resolve-language.ts';
export { nameIn } from './name-in.ts';
