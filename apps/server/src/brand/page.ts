import { brandMeta, type PageBrand } from '@comanda/tokens/page-brand';
import { escaped } from '../http/html.ts';
import type { ServedBrand } from './brands.ts';

const place = (html: string, form: RegExp, text: (found: string) => string): string => {
  if (!form.test(html)) throw new Error(`The page of an app has no place for its brand: ${form.source}.`);
  return html.replace(form, text);
};

/**
 * The page of an app in its brand: title, icon, theme before the first paint, and what the app asks of its brand. All of
 * it is text and attributes, so the content policy needs no exception.
 */
export const brandedPage = (
  html: string,
  title: string,
  brand: PageBrand & Pick<ServedBrand, 'styles'>,
): string => {
  const { code, name, pageTitle, logos, wordmark, signIn, defaultTheme, allowedThemes, legal } = brand;
  const content: PageBrand = {
    code,
    name,
    pageTitle,
    logos,
    wordmark,
    signIn,
    defaultTheme,
    allowedThemes,
    legal,
  };
  const meta = `<meta name="${brandMeta}" content="${escaped(JSON.stringify(content))}" />`;
  const icon = `<link rel="icon" type="image/svg+xml" href="${escaped(logos.favicon)}" />`;
  const themed = place(html, /<html\b[^>]*>/, (element) =>
    place(
      element,
      / data-theme="\w*"/,
      () => ` data-theme="${defaultTheme}" data-allowed="${allowedThemes.join('')}"`,
    ),
  );
  const titled = place(themed, /<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
  const look = brand.styles ? `\n    <link rel="stylesheet" href="${escaped(brand.styles)}" />` : '';
  return place(titled, /<link rel="icon"[^>]*>/, () => `${icon}\n    ${meta}${look}`);
};
