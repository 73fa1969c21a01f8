import { fileURLToPath } from 'node:url';
import * as channel from '@comanda/machines/kitchen/channel';
import * as outbox from '@comanda/machines/kitchen/outbox';
import * as rules from '@comanda/machines/kitchen/rules';
import { planted as channelFaults } from './channel/planted.ts';
import { tellChannel } from './channel/tell.ts';
import type { Channel } from './channel/world.ts';
import * as kitchen from './kitchen/index.ts';
import { planted as kitchenFaults } from './kitchen/planted.ts';
import { planted as outboxFaults } from './outbox/planted.ts';
import { tellOutbox } from './outbox/tell.ts';
import type { Outbox } from './outbox/world.ts';
import { type Ground, type Planted, spoilt, withFault } from './plant.ts';
import type { Tell } from './play.ts';
import { planted as ruleFaults } from './rules/planted.ts';
import { tellRules } from './rules/tell.ts';
import type { Rules } from './rules/world.ts';

/** A fault put into something on purpose. */
interface Sown {
  /** Fails where the code has moved on and there is no place for it any more. */
  readonly find: () => Promise<unknown>;
  /** The histories of what has it. */
  readonly open: () => Promise<Tell>;
}
/** Something that histories are played of. */
export interface Kind {
  readonly name: string;
  /** Of a million histories so many are of this kind. */
  readonly share: number;
  /** Gets what they are played on, for one process; answers how to end it, too. */
  readonly open: () => Promise<{ readonly tell: Tell; readonly close?: () => Promise<void> }>;
  /** Faults put into it on purpose. */
  readonly planted: Readonly<Record<string, Sown>>;
  /** So many histories are enough to catch any of them. */
  readonly enough: number;
}

const placeOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** A machine, whose files are beside its entry. */
const machine = <Module>(name: string): Ground<Module> => {
  const folder = placeOf(`../../packages/machines/src/kitchen/${name}`);
  return { entry: `${folder}/index.ts`, folder };
};
const wholeKitchen: Ground<typeof kitchen> = { entry: placeOf('kitchen/index.ts'), folder: placeOf('../..') };
const plantedIn = <Module>(
  ground: Ground<Module>,
  faults: Readonly<Record<string, Planted>>,
  tell: (module: Module, ...args: Parameters<Tell>) => ReturnType<Tell>,
): Kind['planted'] =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name,
      {
        find: () => spoilt(ground, fault),
        open: async (): Promise<Tell> => {
          const module = await withFault(ground, fault);
          return (...args) => tell(module, ...args);
        },
      },
    ]),
  );

const atHand =
  (tell: Tell): Kind['open'] =>
  () =>
    Promise.resolve({ tell });

export const kinds: readonly Kind[] = [
  {
    name: 'rules',
    share: 1_000_000,
    open: atHand((...args) => tellRules(rules, ...args)),
    planted: plantedIn(machine<Rules>('rules'), ruleFaults, tellRules),
    enough: 3000,
  },
  {
    name: 'outbox',
    share: 20_000,
    open: atHand((...args) => tellOutbox(outbox, ...args)),
    planted: plantedIn(machine<Outbox>('outbox'), outboxFaults, tellOutbox),
    enough: 2000,
  },
  {
    name: 'channel',
    share: 20_000,
    open: atHand((...args) => tellChannel(channel, ...args)),
    planted: plantedIn(machine<Channel>('channel'), channelFaults, tellChannel),
    enough: 3000,
  },
  {
    name: 'kitchen',
    share: 100_000,
    open: atHand((...args) => kitchen.tellKitchen(kitchen.memoryPlatform, ...args)),
    planted: plantedIn<typeof kitchen>(
      wholeKitchen,
      kitchenFaults,
      ({ tellKitchen, memoryPlatform }, ...args) => tellKitchen(memoryPlatform, ...args),
    ),
    enough: 800,
  },
  {
    name: 'postgres',
    share: 2000,
    open: async () => {
      // Only who plays on it starts a database.
      const { openPostgres } = await import('./kitchen/postgresPlatform.ts');
      const { platform, close } = await openPostgres();
      return { tell: (...args) => kitchen.tellKitchen(platform, ...args), close };
    },
    planted: {},
    enough: 0,
  },
];
