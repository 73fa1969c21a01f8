export { directionOf, figuresOf, type LanguageCode, languageCodes, languages } from './languages.ts';
export { resolveLanguage } from './resolve-language.ts';
