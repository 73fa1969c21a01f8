import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Place } from './prefixes.ts';

// A brand is read from the page that a server wrote.
vi.mock('../app/brand.ts', () => ({ brand: { code: 'default', pageTitle: 'Comanda' } }));
// What a page draws is not asked here, and needs a browser.
vi.mock('../shell/Shell.tsx', () => ({ Shell: () => null }));
vi.mock('../resource/list/ListPage.tsx', () => ({ ListPage: () => null }));

const places: readonly Place[] = [
  { path: '/settings/basics/taxes', scope: 'company', actions: ['TAX'] },
  { path: '/settings/basics/currencies', scope: 'company', actions: ['CURRENCY'] },
  { path: '/settings/sync/trackers', scope: 'company', actions: ['SYNC'] },
];
const holding = (...actions: readonly string[]) => ({
  idUser: 'me',
  userActions: [],
  company: { actions },
});

describe('an address above pages', () => {
  beforeAll(() => void vi.stubGlobal('location', new URL('http://console.test/')));
  afterAll(() => vi.unstubAllGlobals());

  it('is one of the console, whichever the specification names', async () => {
    const { rootRoute } = await import('./root.tsx');
    const { routeTree } = await import('./index.ts');
    const { createMemoryHistory, createRouter } = await import('@tanstack/react-router');
    const router = createRouter({ routeTree, history: createMemoryHistory(), isServer: true });
    const named = [
      '/profile',
      '/profile/',
      '/profile/invitations',
      '/settings',
      '/settings/sync',
      '/documents',
    ];
    for (const path of [...named, '/admin', '/system', '/system/privileges', '/kds/config'])
      expect(router.getMatchedRoutes(path)[0].at(-1)?.id, path).not.toBe(rootRoute.id);
  });

  it('is found above each page, and is none', async () => {
    const { prefixesOf } = await import('./prefixes.ts');
    expect(
      prefixesOf([
        '/',
        '/login',
        '/settings/basics/taxes',
        '/settings/basics/taxes/new',
        '/kds/config/monitor',
      ]),
    ).toEqual(['/settings', '/settings/basics', '/kds/config']);
  });

  it('leads to the first page that the person may open', async () => {
    const { firstBelow } = await import('./prefixes.ts');
    expect(firstBelow('/settings', places, holding('TAX', 'SYNC'))).toBe('/settings/basics/taxes');
    expect(firstBelow('/settings', places, holding('SYNC'))).toBe('/settings/sync/trackers');
    expect(firstBelow('/settings/basics', places, holding('CURRENCY'))).toBe('/settings/basics/currencies');
  });

  it('leads to its first page, which says why not, where the person may open none', async () => {
    const { firstBelow } = await import('./prefixes.ts');
    expect(firstBelow('/settings', places, holding())).toBe('/settings/basics/taxes');
  });

  it('leads to the first page, which asks for a company, where none is chosen', async () => {
    const { firstBelow } = await import('./prefixes.ts');
    const nobody = { ...holding(), company: undefined };
    expect(firstBelow('/settings', places, nobody)).toBe('/settings/basics/taxes');
  });
});
