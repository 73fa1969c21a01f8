export { resolveLanguage } from './resolve-language.ts';
