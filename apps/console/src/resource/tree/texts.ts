import type { AreaTexts, Catalogue } from '../../app/language.ts';

export const texts: AreaTexts = import.meta.glob<Catalogue>('./locales/*.po');
