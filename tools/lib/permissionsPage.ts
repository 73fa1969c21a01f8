import { resources } from '@comanda/api/areas/all';
import type { Resource } from '@comanda/api/kernel';
import { type Access, type AnyCall, takes } from '@comanda/api/calls';
import { addresses } from '@comanda/api/calls/addresses';
import { allCalls } from '@comanda/api/calls/all';
import { areaPages, doors, type Page, pages, profilePaths } from '@comanda/api/pages';
import {
  actionOf,
  everybody,
  givesRoles,
  grantable,
  kindOf,
  laterActions,
  laterKinds,
  platformRoles,
  userActions,
  verbsOf,
} from '@comanda/api/permissions';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** Whose the right to make a call is. */
const scopeOf = (access: Access): string => {
  if (access.by === 'company') return 'business';
  if (access.by === 'user') return access.of === 'self' ? 'user' : 'business';
  return access.by === 'anyone' ? 'none' : 'platform';
};
const placeOf: Readonly<Record<'path' | 'body' | 'records' | 'businesses', string>> = {
  path: 'the company in its path',
  body: 'the company in its body',
  records: 'the companies of its records',
  businesses: 'the companies of the businesses that it is about',
};
const whereOf = (access: Access): string => {
  if (access.by === 'company') return placeOf[access.named];
  if (access.by === 'platform') return 'the platform';
  return access.by === 'user' && access.of === 'area' ? 'the company of what it is about' : '';
};

const grantedBy = (action: string): string =>
  Object.entries(platformRoles)
    .flatMap(([role, actions]) => (actions.includes(action) ? [role] : []))
    .join(', ');
const granter = (action: string): string =>
  platformRoles[everybody]?.includes(action) ? 'the platform' : `who holds ${code(givesRoles)}`;

/** The business that a page demands its actions in. */
const whichBusiness = (page: Page): string => {
  if (page.scope !== 'company') return '';
  return page.path.includes('$companyId') ? 'the company in its address' : 'the selected company';
};

/** Every page that is no area's; those of the profile stand under one address in the code. */
const listed: readonly Page[] = Object.values({ ...pages, ...doors }).flatMap((page): readonly Page[] =>
  page.path === pages.profile.path
    ? profilePaths.map((path) => ({ ...page, path: page.path.replace('$', path) }))
    : [page],
);

const callRow = ({ name, method, service, path, access }: AnyCall): string[] => [
  name,
  code(`${method} /api/${service}/v1${path}`),
  takes(access),
  scopeOf(access),
  whereOf(access),
];

const actionRow = (action: string): string[] => [
  code(action),
  userActions.some((own) => own === action) ? 'user' : 'business',
  kindOf(action),
  grantedBy(action),
  granter(action),
];

/** What the actions of an area have in the place of `{AREA}`. */
const stemOf = (resource: Resource): string =>
  actionOf(resource, 'ACCESS')
    .replace(/^ALLOW_/, '')
    .replace(/_ACCESS$/, '');
const inPattern = (resource: Resource, cell: string): string =>
  cell
    .replaceAll(`ALLOW_${stemOf(resource)}_`, 'ALLOW_{AREA}_')
    .replaceAll(`/api/${resource.service}/v1/${resource.name}`, '/api/{service}/v1/{name}')
    .replace(new RegExp(`^${resource.name}\\.`), '{name}.');

interface Folded {
  /** What most areas have, in their words for themselves. */
  readonly pattern: readonly (readonly string[])[];
  /** Rows of areas that have it otherwise. */
  readonly others: readonly (readonly string[])[];
}
/** The rows of all areas as one pattern and what differs from it, so that the page does not grow with the areas. */
const folded = (rowsOf: (resource: Resource) => readonly (readonly string[])[]): Folded => {
  const all = resources.flatMap((resource) =>
    rowsOf(resource).map((row) => {
      const cells = row.map((cell) => inPattern(resource, cell));
      return { row, cells, key: cells[0] ?? '', text: cells.join('|') };
    }),
  );
  const keys = [...new Set(all.map(({ key }) => key))];
  const pattern = keys.flatMap((wanted) => {
    const same = all.filter(({ key }) => key === wanted);
    const times = ({ text }: (typeof all)[number]): number =>
      same.filter((other) => other.text === text).length;
    return same.toSorted((one, other) => times(other) - times(one)).slice(0, 1);
  });
  const common = new Set(pattern.map(({ text }) => text));
  return {
    pattern: pattern.map(({ cells }) => cells),
    others: all.filter(({ text }) => !common.has(text)).map(({ row }) => row),
  };
};
const isOfArea = ({ name }: AnyCall): Resource | undefined =>
  resources.find((resource) => name.startsWith(`${resource.name}.`));
const areaActions = new Set(
  resources.flatMap((resource) => verbsOf(resource).map((verb) => actionOf(resource, verb))),
);
const actionsOfAreas = folded((resource) =>
  verbsOf(resource).map((verb) => actionRow(actionOf(resource, verb))),
);
const callsOfAreas = folded((resource) =>
  allCalls.filter((call) => isOfArea(call) === resource).map(callRow),
);

/** The whole of docs/permissions.md. */
export const permissionsPage = (): string =>
  `${[
    '# Who may do what',
    `Written by \`npm run permissions\` from \`packages/api\`: the calls as the server guards them, the pages as the console
does. The rules behind it are [§5 of the product](product/05-permissions.md).`,
    '## Actions',
    'Scope user: held for oneself. Scope business: held in a company by the role that the person has there; those of the platform’s own records (`ALLOW_SYSTEM_…`) operators hold for themselves.',
    table(
      ['Action', 'Scope', 'Kind', 'In the roles', 'Granted by'],
      [...userActions, ...grantable.filter((action) => !areaActions.has(action))].map(actionRow),
    ),
    'Every maintenance area has these, by its name in the table of areas below, unless it is listed after them:',
    table(
      ['Action', 'Scope', 'Kind', 'In the roles', 'Granted by'],
      [...actionsOfAreas.pattern, ...actionsOfAreas.others],
    ),
    '### Not yet offered',
    `What the platform's permissions name and nothing here takes yet, and why. Kinds that no action has yet: ${Object.entries(
      laterKinds,
    )
      .map(([kind, why]) => `${kind} (${why})`)
      .join('; ')}.`,
    table(
      ['Actions', 'Scope', 'Why'],
      laterActions.map(({ actions, scope, why }) => [codes(actions), scope, why]),
    ),
    '## Pages',
    'Who lacks an action of a page is sent home and told why (§5.4). A page that demands nothing is for everybody, and one that demands a PERMISSION action demands nothing where it is about one’s own user (§5.2.2).',
    table(
      ['Page', 'Demands', 'Scope', 'In'],
      listed.map((page) => [
        code(page.path),
        codes(page.actions ?? []),
        page.scope === undefined ? 'none' : page.scope === 'company' ? 'business' : 'user',
        whichBusiness(page),
      ]),
    ),
    'Every maintenance area has these, each demanding the verbs of its own actions in the selected company, or of one’s own where its records are the platform’s, but for import (one record has the first, which is the record, and its form at `…/edit`; what nobody writes has list and show); `/admin/stores/$storeId/show`, which shows a store, in the company of that store:',
    table(
      ['Page', 'Verbs'],
      Object.values(areaPages).map(({ path, verbs }) => [code(`…${path}`), verbs.join(', ')]),
    ),
    table(
      ['Area', 'List', '`{AREA}`', '`{name}`', '`{service}`'],
      resources.map((resource) => [
        resource.code,
        code(resource.route),
        code(stemOf(resource)),
        code(resource.name),
        code(resource.service),
      ]),
    ),
    '## Calls',
    `Without its action a call is refused with 403 and the name of the action in the person's own business, with 404 in any
other (§5.4.3).`,
    table(
      ['Call', 'Address', 'Takes', 'Scope', 'In'],
      allCalls.filter((call) => !isOfArea(call)).map(callRow),
    ),
    'Every maintenance area has these, unless it is listed after them:',
    table(['Call', 'Address', 'Takes', 'Scope', 'In'], [...callsOfAreas.pattern, ...callsOfAreas.others]),
    '## Other addresses',
    'Beside the calls the server answers these, by GET. Files of the apps take nothing: they hold no data. Demo mode answers all of it, calls too, under the names of its own machine only (§14).',
    table(
      ['Address', 'Gives', 'Takes'],
      addresses.map(({ path, gives, takes }) => [code(path), gives, takes]),
    ),
  ].join('\n\n')}\n`;
