import type { DocsContextProps } from '@storybook/addon-docs/blocks';

export type ShownStory = ReturnType<DocsContextProps['componentStories']>[number];

/** Where a state has room: in a column, over the whole width, or in a window of its own. */
export type StatePlace = 'column' | 'width' | 'window';

const wide = /^(?:Forms|Kitchen|Lists|Navigation|Records|Feedback)\//;
/** They open over the page, or are one. */
const floating = /^(?:Overlays|Shell|Patterns|Pages)\/|^Actions\/(?:Menu|ContextMenu)$/;

export function placeOf({ title, parameters, storyGlobals, playFunction }: ShownStory): StatePlace {
  const needsWindow =
    playFunction !== undefined ||
    parameters['layout'] === 'fullscreen' ||
    parameters['docs']?.story?.inline === false ||
    Object.keys(storyGlobals).length > 0;
  if (needsWindow || floating.test(title)) return 'window';
  return wide.test(title) ? 'width' : 'column';
}

/** A story that plays by itself shows how the component behaves; where all of them play alike, it is to open it. */
export const isBehaviour = ({ moduleExport }: ShownStory): boolean =>
  typeof moduleExport === 'object' && Reflect.get(moduleExport, 'play') !== undefined;

const stateFiles = import.meta.glob<object>('../../packages/ui/src/*/*.states.tsx', { import: 'states' });

/** The names of the states in a folder's `Name.states.tsx`, as `isNamed` compares them. */
export async function stateNames(folder: string): Promise<ReadonlySet<string>> {
  const found = Object.entries(stateFiles).filter(([path]) => path.includes(`/src/${folder}/`));
  const states = await Promise.all(found.map(([, load]) => load()));
  return new Set(states.flatMap((all) => Object.keys(all)).map(plain));
}

/** Whether a story shows one of these states: `ManyItems` shows `manyItems`. */
export const isNamed = ({ name }: ShownStory, names: ReadonlySet<string>): boolean => names.has(plain(name));

const plain = (name: string): string => name.replaceAll(' ', '').toLowerCase();

/** A story's name as a sentence: `Opened by keys`. */
export const titleOf = ({ name }: ShownStory): string => name.charAt(0) + name.slice(1).toLowerCase();
