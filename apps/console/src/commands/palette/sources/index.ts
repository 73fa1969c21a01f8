import type { MessageDescriptor } from '@lingui/core';
import { pluralOf } from '@comanda/api/labels';
import { msg } from '@lingui/core/macro';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';
import { companies } from './companies.ts';
import { create } from './create.ts';
import { deeds } from './deeds.ts';
import { help } from './help.ts';
import { looks } from './looks.ts';
import { pages } from './pages.ts';
import { tongues } from './tongues.ts';

/** What the palette draws from. */
export interface Source {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** How many of its entries are shown for words; who does not see it types on. */
  readonly most: number;
  /** How many before anything is typed. */
  readonly mostAtFirst: number;
  readonly entries: (world: World) => readonly Entry[];
}

/** The sources whose entries are there without a call, above and below the records (docs/product.md §3.7). */
export const aboveRecords: readonly Source[] = [
  { id: 'pages', title: msg`Go to`, most: 6, mostAtFirst: 5, entries: pages },
  { id: 'create', title: { id: 'verb.CREATE' }, most: 6, mostAtFirst: 0, entries: create },
];
export const belowRecords: readonly Source[] = [
  { id: 'companies', title: pluralOf('CMP'), most: 5, mostAtFirst: 0, entries: companies },
  { id: 'looks', title: msg`Appearance`, most: 4, mostAtFirst: 0, entries: looks },
  { id: 'languages', title: msg`Language`, most: 3, mostAtFirst: 0, entries: tongues },
  { id: 'help', title: msg`Help`, most: 4, mostAtFirst: 0, entries: help },
  { id: 'deeds', title: msg`Actions`, most: 3, mostAtFirst: 3, entries: deeds },
];
