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
import { type Planted, withFault } from './plant.ts';
import type { Tell } from './play.ts';
import { planted as ruleFaults } from './rules/planted.ts';
import { tellRules } from './rules/tell.ts';
import type { Rules } from './rules/world.ts';

/** Something that histories are played of. */
export interface Kind {
  readonly name: string;
  /** Of a million histories so many are of this kind. */
  readonly share: number;
  readonly tell: Tell;
  /** Faults put into it on purpose, each with the histories of what has it. */
  readonly planted: Readonly<Record<string, () => Promise<Tell>>>;
  /** So many histories are enough to catch any of them. */
  readonly enough: number;
}

const placeOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const machine = (name: string): { readonly entry: string; readonly folder: string } => {
  const folder = placeOf(`../../packages/machines/src/kitchen/${name}`);
  return { entry: `${folder}/index.ts`, folder };
};
const plantedIn = <Module>(
  { entry, folder }: { readonly entry: string; readonly folder: string },
  faults: Readonly<Record<string, Planted>>,
  tell: (module: Module, ...args: Parameters<Tell>) => ReturnType<Tell>,
): Kind['planted'] =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name,
      async (): Promise<Tell> => {
        const module = await withFault<Module>(entry, folder, fault);
        return (...args) => tell(module, ...args);
      },
    ]),
  );

export const kinds: readonly Kind[] = [
  {
    name: 'rules',
    share: 1_000_000,
    tell: (...args) => tellRules(rules, ...args),
    planted: plantedIn<Rules>(machine('rules'), ruleFaults, tellRules),
    enough: 3000,
  },
  {
    name: 'outbox',
    share: 20_000,
    tell: (...args) => tellOutbox(outbox, ...args),
    planted: plantedIn<Outbox>(machine('outbox'), outboxFaults, tellOutbox),
    enough: 2000,
  },
  {
    name: 'channel',
    share: 20_000,
    tell: (...args) => tellChannel(channel, ...args),
    planted: plantedIn<Channel>(machine('channel'), channelFaults, tellChannel),
    enough: 3000,
  },
  {
    name: 'kitchen',
    share: 100_000,
    tell: (...args) => kitchen.tellKitchen(kitchen.memoryPlatform, ...args),
    planted: plantedIn<typeof kitchen>(
      { entry: placeOf('kitchen/index.ts'), folder: placeOf('../..') },
      kitchenFaults,
      ({ tellKitchen: tell, memoryPlatform: platform }, ...args) => tell(platform, ...args),
    ),
    enough: 400,
  },
];
