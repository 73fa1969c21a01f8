import type { Mode, ThemeCode } from './themes.ts';

/** A partner's face of the product (docs/product.md §4.3): data only, chosen by host name, never by the visitor. */
export interface Brand {
  /** Short, lower case; also the `brand` of a sign-in. */
  readonly code: string;
  readonly name: string;
  /** Host names that show this brand, `<code>.localhost` for trying it out among them. */
  readonly domains: readonly string[];
  readonly pageTitle: string;
  /** Addresses of its drawings: files in Node, what the bundler or the server calls them in a browser. */
  readonly logos: Logos;
  readonly defaultTheme: ThemeCode;
  readonly allowedThemes: readonly ThemeCode[];
  /** Whether somebody who registers may open a company: in the demo, always, or never where left out. */
  readonly opensCompanies?: 'demo' | 'always' | undefined;
  readonly legal: Readonly<Record<LegalPage, string>>;
  /** `edge` is the line around a button, which shows where its fill is hardly told from the panel. */
  readonly mail: Readonly<Record<MailColour | 'edge', string>>;
  /** What the brand wears beside its themes: compiled when a server starts. */
  readonly look?: BrandLook | undefined;
  /** Its name as it is drawn, for backgrounds of each mode. */
  readonly wordmark?: Wordmark | undefined;
  /** Address of a picture that stands beside the sign-in. */
  readonly signIn?: string | undefined;
}

export type Wordmark = Readonly<Record<Mode, string>>;

/** A look of the brand's own. With a `colour` it has the themes P and Q, which are made of it. */
export interface BrandLook {
  /** `#rrggbb` in lower case, worn as it is. */
  readonly colour?: string | undefined;
  readonly second?: string | undefined;
  readonly neutral?: (typeof neutrals)[number] | undefined;
  readonly radius?: (typeof radii)[number] | undefined;
  readonly font?: BrandFont | undefined;
}
/** `files` are addresses of WOFF2 files. */
export interface BrandFont {
  readonly family: string;
  readonly files: readonly string[];
}

/** Greys with a breath of blue, of sand, or of nothing. */
export const neutrals = ['cool', 'warm', 'none'] as const;
/** How round corners are. */
export const radii = ['sharp', 'soft', 'round'] as const;

/** `light` and `dark` are marks for backgrounds of that mode, `compact` a tile that stands on any background. */
export const logoKinds = ['light', 'dark', 'compact', 'favicon', 'maskable'] as const;
export type LogoKind = (typeof logoKinds)[number];
export type Logos = Readonly<Record<LogoKind, string>>;

export const legalPages = ['terms', 'privacy', 'imprint'] as const;
export type LegalPage = (typeof legalPages)[number];

/** Mail clients know no custom properties, so a brand's mail colours are written out as hexadecimal values. */
export const mailColours = ['background', 'panel', 'text', 'mutedText', 'accent', 'onAccent'] as const;
export type MailColour = (typeof mailColours)[number];

/** One value for each of some names. */
export function fromKeys<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}
