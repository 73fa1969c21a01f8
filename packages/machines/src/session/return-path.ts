const LONGEST_PATH = 2048;
const DEEPEST_ENCODING = 4;
/** Printable ASCII: what a browser's own location holds after encoding. Leaves no tab, newline or look-alike. */
const PLAIN = /^[\x21-\x7e]+$/u;
/** What may not come out of a path at any depth of percent-encoding. */
const UNSAFE_DECODED = /[\\\p{Cc}\u2028\u2029]|^\/\/|:\/\//u;
const ENCODED_SEPARATOR = /%(?:2f|5c)/iu;

function isSafePathname(pathname: string): boolean {
  let layer = pathname;
  for (let depth = 0; depth <= DEEPEST_ENCODING; depth += 1) {
    if (UNSAFE_DECODED.test(layer) || UNSAFE_DECODED.test(layer.normalize('NFKC'))) return false;
    if (ENCODED_SEPARATOR.test(layer)) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(layer);
    } catch {
      return false;
    }
    if (decoded === layer) return true;
    layer = decoded;
  }
  return false;
}

/**
 * The path to return to after sign-in, or nothing: only a path of this origin that the router knows
 * (docs/product.md §2.3.3; CWE-601).
 * @param raw whatever was remembered: a query parameter, a stored value, a location
 * @param origin the page's own origin, e.g. `https://console.example`
 * @param isKnownRoute whether the router has a page behind a pathname; sign-in itself should not be one
 * @returns pathname, search and hash, normalised
 */
export function safeReturnPath(
  raw: unknown,
  origin: string,
  isKnownRoute: (pathname: string) => boolean,
): string | undefined {
  if (typeof raw !== 'string' || raw.length > LONGEST_PATH) return undefined;
  if (!PLAIN.test(raw) || raw.includes('\\') || !raw.startsWith('/') || raw.startsWith('//'))
    return undefined;
  if (!URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return undefined;
  if (!isSafePathname(url.pathname) || !isKnownRoute(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
