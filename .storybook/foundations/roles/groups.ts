import type { CatalogueRole } from '@comanda/tokens/catalogue';
import { catalogue } from '../catalogue.ts';

interface GroupOfRoles {
  readonly title: string;
  readonly note: string;
  readonly roles: readonly CatalogueRole[];
}

const kinds: readonly (Omit<GroupOfRoles, 'roles'> & { readonly holds: (role: CatalogueRole) => boolean })[] =
  [
    {
      title: 'What a surface re-assigns',
      note: 'The same names on every surface, each time in colours that fit it. Shown here as they are on the page.',
      holds: ({ isReassigned }) => isReassigned,
    },
    {
      title: 'Grounds',
      note: 'What bg is on the neutral surfaces.',
      holds: ({ name }) => catalogue.surfaces[name]?.['bg'] === `color.${name}`,
    },
    {
      title: 'Accent and its tint',
      note: 'Of what is current or chosen.',
      holds: ({ name }) => /accent/i.test(name),
    },
    {
      title: 'Messages',
      note: 'Solid for fills, soft for tints. Coloured text outside its tint takes the on…Soft role.',
      holds: ({ name }) => /danger|warning|success|info/i.test(name),
    },
    {
      title: 'Side menu, top bar and connection',
      note: 'Of a pair of themes the first has a quiet menu, the second one in the colour of the brand.',
      holds: ({ name }) => /^(?:nav|topbar|live)/.test(name),
    },
    {
      title: 'Tints',
      note: 'They tell one thing from the next and mean nothing: people, businesses, dishes. The same in every theme.',
      holds: ({ name }) => /tint/i.test(name),
    },
    { title: 'Charts', note: 'In the order of the series.', holds: ({ name }) => name.startsWith('chart') },
    { title: 'Rows, veils and what waits', note: 'The same on every neutral surface.', holds: () => true },
  ];

/** Every colour role in the order of the contract. The first kind that holds one has it. */
export const groups: readonly GroupOfRoles[] = kinds.map((kind) => ({
  title: kind.title,
  note: kind.note,
  roles: catalogue.roles.filter((role) => kinds.find(({ holds }) => holds(role)) === kind),
}));

export const chartRoles = catalogue.roles.filter(({ name }) => name.startsWith('chart'));
