interface Network {
  /** Hosts of its pages, with or without `www.` and `m.`; the first is the usual one. */
  readonly hosts: readonly [string, ...string[]];
  /** What stands between the host and the name. */
  readonly path: string;
  /** A name, as the network allows it. */
  readonly handle: RegExp;
}

/** Networks that a profile knows, each by the name of its field (docs/product.md §22.3.3). */
export const networks = {
  facebook: { hosts: ['facebook.com', 'fb.com'], path: '/', handle: /^[A-Za-z0-9.-]{3,75}$/ },
  instagram: { hosts: ['instagram.com'], path: '/', handle: /^[A-Za-z0-9._]{1,30}$/ },
  x: { hosts: ['x.com', 'twitter.com'], path: '/', handle: /^\w{1,15}$/ },
  linkedin: { hosts: ['linkedin.com'], path: '/', handle: /^(?:in|company)\/[\p{L}\p{N}-]{2,100}$/u },
  youtube: { hosts: ['youtube.com'], path: '/@', handle: /^[\p{L}\p{N}._-]{3,30}$/u },
  tiktok: { hosts: ['tiktok.com'], path: '/@', handle: /^[A-Za-z0-9._]{2,24}$/ },
} as const satisfies Readonly<Record<string, Network>>;
export type NetworkName = keyof typeof networks;
/** In the order that they are offered in. */
export const networkNames: readonly NetworkName[] = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'youtube',
  'tiktok',
];

/** What its pages begin with: `tiktok.com/@`. */
export const prefixOf = (name: NetworkName): string => networks[name].hosts[0] + networks[name].path;

/** The name in what a person typed or pasted, be it `@ana`, `ana` or the page's address. */
export function handleIn(name: NetworkName, text: string): string {
  const { hosts }: Network = networks[name];
  const plain = text.trim().replace(/^https?:\/\/(?:www\.|m\.)?/i, '');
  const host = hosts.find((one) => plain.toLowerCase().startsWith(`${one}/`));
  const page = host === undefined ? plain : (plain.slice(host.length + 1).split(/[?#]/)[0] ?? '');
  return page.replace(/^@/, '').replace(/\/$/, '');
}

export const isHandle = (name: NetworkName, text: string): boolean => networks[name].handle.test(text);
