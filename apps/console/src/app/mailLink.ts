/** A link of a mail (docs/product.md §22.1.4): the page that it opens, whose it is, and the secret that it carries. */
export interface MailLink {
  readonly path: '/reset' | '/confirm';
  readonly email: string;
  readonly token: string;
}

const form = /^\/(reset|confirm)\/([^/]+)\/([^/]+)\/?$/;
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** The link that an address is. */
export const linkIn = (pathname: string): MailLink | undefined => {
  const [, purpose, email = '', token = ''] = form.exec(pathname) ?? [];
  if (purpose === undefined) return undefined;
  return {
    path: purpose === 'reset' ? '/reset' : '/confirm',
    email: decoded(email),
    token: decoded(token),
  };
};
