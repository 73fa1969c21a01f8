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
  verbs,
} from '@comanda/api/permissions';
import { resources } from '@comanda/api/resources';

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
const placeOf: Readonly<Record<'path' | 'body' | 'records', string>> = {
  path: 'the company in its path',
  body: 'the company in its body',
  records: 'the companies of its records',
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

/** The whole of docs/permissions.md. */
export const permissionsPage = (): string =>
  `${[
    '# Who may do what',
    `Written by \`npm run permissions\` from \`packages/api\`: the calls as the server guards them, the pages as the console
does. The rules behind it are [§5 of the product](product.md#5-permissions).`,
    '## Actions',
    'Scope user: held for oneself. Scope business: held in a company by the role that the person has there.',
    table(
      ['Action', 'Scope', 'Kind', 'In the roles', 'Granted by'],
      [
        ...userActions.map((action) => [
          code(action),
          'user',
          kindOf(action),
          grantedBy(action),
          granter(action),
        ]),
        ...grantable.map((action) => [
          code(action),
          'business',
          kindOf(action),
          grantedBy(action),
          granter(action),
        ]),
      ],
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
    'Every maintenance area has these, each demanding the verbs of its own actions in the selected company; `/admin/stores/$storeId/show`, which shows a store, in the company of that store:',
    table(
      ['Page', 'Verbs'],
      Object.values(areaPages).map(({ path, verbs }) => [code(`…${path}`), verbs.join(', ')]),
    ),
    table(
      ['Area', 'List', 'Actions'],
      resources.map((resource) => [
        resource.code,
        code(resource.route),
        codes(verbs.map((verb) => actionOf(resource, verb))),
      ]),
    ),
    '## Calls',
    `Without its action a call is refused with 403 and the name of the action in the person's own business, with 404 in any
other (§5.4.3).`,
    table(['Call', 'Address', 'Takes', 'Scope', 'In'], allCalls.map(callRow)),
    '## Other addresses',
    'Beside the calls the server answers these, by GET. Files of the apps take nothing: they hold no data. Demo mode answers all of it, calls too, under the names of its own machine only (§14).',
    table(
      ['Address', 'Gives', 'Takes'],
      addresses.map(({ path, gives, takes }) => [code(path), gives, takes]),
    ),
  ].join('\n\n')}\n`;
