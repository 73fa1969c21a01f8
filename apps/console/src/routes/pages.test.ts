import { demandOf, type Page, pages, pagesIn, pathOf } from '@comanda/api/pages';
import { tax } from '@comanda/api/areas/basics/tax';
import { isOfPlatform } from '@comanda/api/kernel';
import { actionOf, grantable, ofPlatform, userActions, verbs } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judge } from '../app/admission.ts';

// A brand is read from the page that a server wrote.
vi.mock('../app/brand.ts', () => ({ brand: { code: 'default', pageTitle: 'Comanda' } }));
// What a page draws is not asked here, and needs a browser.
vi.mock('../shell/Shell.tsx', () => ({ Shell: () => null }));
vi.mock('../resource/list/ListPage.tsx', () => ({ ListPage: () => null }));

/** The table: every page there is, with what it demands. */
const described: readonly Page[] = [
  ...Object.values(pages),
  ...resources.flatMap((area) =>
    pagesIn(area).map((page) => ({
      path: pathOf(area, page),
      ...demandOf(area, page),
    })),
  ),
];

interface RouteLike {
  readonly children?: unknown;
  readonly fullPath?: string;
  readonly options: { readonly path?: string; readonly staticData?: Partial<Page> };
}
const childrenOf = ({ children }: RouteLike): RouteLike[] => Object.values(Object(children));
const leavesOf = (route: RouteLike): RouteLike[] => {
  const below = childrenOf(route);
  return below.length > 0 ? below.flatMap(leavesOf) : [route];
};

const demandIn = ({ scope, actions }: Partial<Page>) => ({ scope, actions });

describe('the pages of the console', () => {
  const routes = new Map<string, Partial<Page>>();
  beforeAll(async () => {
    // What the session asks of its window when it is loaded.
    vi.stubGlobal('location', new URL('http://console.test/'));
    const { routeTree } = await import('./index.ts');
    const { prefixesOf } = await import('./prefixes.ts');
    const prefixes = prefixesOf(described.map(({ path }) => path).filter((path) => !path.includes('$')));
    for (const { options } of leavesOf(routeTree)) routes.set(options.path ?? '', options.staticData ?? {});
    // What stands above pages leads on to one of them and demands nothing itself.
    for (const prefix of prefixes) expect(routes.delete(prefix), prefix).toBe(true);
  });
  afterAll(() => vi.unstubAllGlobals());

  it('are those of the table, each with the demand that it has there', () => {
    expect([...routes.keys()].toSorted()).toEqual(described.map(({ path }) => path).toSorted());
    for (const page of described)
      expect(demandIn(routes.get(page.path) ?? {}), page.path).toEqual(demandIn(page));
  });

  it('open by each action alone where the table demands no other, and nowhere else', () => {
    for (const action of [...userActions, ...grantable]) {
      const isOwn = userActions.some((one) => one === action);
      const holder = {
        idUser: 'me',
        userActions: isOwn ? [action] : [],
        company: { actions: isOwn ? [] : [action] },
      };
      const opened = [...routes].flatMap(([path, demand]) =>
        judge(demand, holder) === 'admit' ? [path] : [],
      );
      const expected = described.filter(({ actions = [] }) => actions.every((one) => one === action));
      expect(opened.toSorted(), action).toEqual(expected.map(({ path }) => path).toSorted());
    }
  });

  it('of the platform’s own records open without a company, but for what is kept in one', () => {
    const holder = { idUser: 'me', userActions: ofPlatform, company: undefined };
    for (const area of resources.filter(isOfPlatform))
      for (const page of pagesIn(area))
        expect(judge(demandOf(area, page), holder), `${area.code} ${page}`).toBe(
          page.startsWith('import') ? 'choose_company' : 'admit',
        );
    expect(judge(demandOf(tax, 'list'), holder)).toBe('choose_company');
  });

  it('that change a record demand to see it', () => {
    for (const area of resources)
      for (const page of pagesIn(area).filter((one) => one !== 'new'))
        expect(demandOf(area, page).actions).toContain(actionOf(area, verbs[0]));
  });
});
