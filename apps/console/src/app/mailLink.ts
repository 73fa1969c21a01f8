const paths = ['/reset', '/confirm', '/invitation'] as const;

/** A link of a mail (docs/product.md §22.1.4): the page that it opens, whose it is, and the secret that it carries. */
export interface MailLink {
  readonly path: (typeof paths)[number];
  readonly email: string;
  readonly token: string;
}

// Mails of before, and the platform's own addresses, carry it in the path.
const form = /^(\/[a-z]+)(?:\/?#|\/)([^/]+)\/([^/]+)\/?$/;
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** The link that an address is: its path, with what is behind the hash. */
export const linkIn = (address: string): MailLink | undefined => {
  const [, start, first = '', second = ''] = form.exec(address) ?? [];
  const path = paths.find((one) => one === start);
  if (path === undefined) return undefined;
  // Of an invitation the secret stands first, as the platform's addresses have it.
  const [email, token] = path === '/invitation' ? [second, first] : [first, second];
  return { path, email: decoded(email), token: decoded(token) };
};
