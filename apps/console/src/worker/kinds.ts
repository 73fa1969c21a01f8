/** Paths that other apps and the platform itself answer; the kitchen's settings are the console's. */
const foreign = /^\/(?:api|dev|healthz|readyz|metrics|kds(?!\/config(?:\/|$)))(?:\/|$)/;
/** Names with a hash: what lies there never changes. */
const hashed = /^\/(?:assets|themes)\//;
const unhashed = /^\/(?:theme\.js|fallback\.js|brands\/.*)$/;

/**
 * What the service worker does with a request: a `file` is taken from the copies, a `page` or a `changing` file from the
 * platform, and from the copies where that does not answer. All else is none of its business.
 */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'file' | 'changing' | 'page' | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (mode === 'navigate')
    return foreign.test(pathname) || hashed.test(pathname) || unhashed.test(pathname) ? undefined : 'page';
  if (hashed.test(pathname)) return 'file';
  return unhashed.test(pathname) ? 'changing' : undefined;
}
