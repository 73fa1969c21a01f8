import type { ThemeCode } from './themes.ts';

/** A partner's face of the product (docs/product.md §4): data only, chosen by host name, never by the visitor. */
export interface Brand {
  /** Short, lower case; also the `brand` of a sign-in. */
  readonly code: string;
  readonly name: string;
  /** Host names that show this brand. `<code>.localhost` is always among them, for trying it out. */
  readonly domains: readonly string[];
  readonly pageTitle: string;
  readonly logos: Readonly<Record<LogoKind, string>>;
  readonly defaultTheme: ThemeCode;
  readonly allowedThemes: readonly ThemeCode[];
  readonly legal: Readonly<Record<LegalPage, string>>;
  readonly mail: Readonly<Record<MailColour, string>>;
}

/** `light` and `dark` are marks for backgrounds of that mode, `compact` a tile that stands on any background. */
export const logoKinds = ['light', 'dark', 'compact', 'favicon', 'maskable'] as const;
export type LogoKind = (typeof logoKinds)[number];

export const legalPages = ['terms', 'privacy', 'imprint'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Mail clients know no custom properties, so a brand's mail colours are written out as hexadecimal values. */
export const mailColours = ['background', 'panel', 'text', 'mutedText', 'accent', 'onAccent'] as const;
export type MailColour = (typeof mailColours)[number];
