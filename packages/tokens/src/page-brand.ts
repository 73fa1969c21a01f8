import type { Brand } from './brand.ts';

/**
 * What a page knows of its brand. The server writes it into the page that it answers with, so it is there before
 * anything is painted and nobody chooses it but the server.
 */
export type PageBrand = Pick<
  Brand,
  'code' | 'name' | 'pageTitle' | 'logos' | 'wordmark' | 'signIn' | 'defaultTheme' | 'allowedThemes' | 'legal'
>;

/** Name of the `meta` element that holds it, as JSON. */
export const brandMeta = 'brand';

/** The brand of a page, `undefined` in one that no server of ours has written. */
export function brandInPage(page: Pick<Document, 'querySelector'>): PageBrand | undefined {
  const content = page.querySelector(`meta[name="${brandMeta}"]`)?.getAttribute('content');
  return content ? (JSON.parse(content) as PageBrand) : undefined;
}
