import type { Draft } from '@comanda/api/kernel';

/** A text in the languages of the platform. */
export type PlatformText = Readonly<Record<'en-GB' | 'es-ES' | 'ar-EG', string>>;
export const told = (english: string, spanish: string, arabic: string): PlatformText => ({
  'en-GB': english,
  'es-ES': spanish,
  'ar-EG': arabic,
});

/** A record of the platform's own. What it refers to is named by area and code, `@MNF.NORD`. */
export interface PlatformRecord {
  readonly code: string;
  readonly names: PlatformText;
  readonly draft: Draft;
}
export const record = (code: string, names: PlatformText, draft: Draft = {}): PlatformRecord => ({
  code,
  names,
  draft,
});
