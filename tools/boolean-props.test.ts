import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readProps } from './vite/readProps.ts';

const ui = join(root, 'packages/ui');

/** Props of react-aria that say what it does with the focus of a whole page, or whether a layer is open from outside. */
const everywhere: readonly string[] = [
  'autoFocus',
  'excludeFromTabOrder',
  'isOpen',
  'defaultOpen',
  'isKeyboardDismissDisabled',
];

/** Props that no state of their component sets, by the reason. One that is set leaves the list. */
const unset: Readonly<Record<string, string>> = {
  'Drawer.isDismissable': 'on unless it is left out; what it does is seen in the states of Dialog',
  'FacetSearch.isLoading': 'ChoiceList shows it; this hands it on',
  'LineRow.isTabStop': 'a board gives it: one line of all is a stop of Tab',
  'Menu.shouldCloseOnSelect': 'handed on to react-aria unchanged',
  'OrderTimer.isAge': 'Ticking is a part of OrderTimer',
  'OrderedReferences.isLoading': 'ComboBox shows it; this hands it on',
  'Popover.isNonModal': 'handed on to react-aria unchanged',
  'Popover.shouldFlip': 'handed on to react-aria unchanged',
  'Text.aria-hidden': 'shows nothing: it is for who listens',
  'TicketCard.hasTile': 'a board gives it with the tile that is behind the card',
  'TicketCard.isTabStop': 'a board gives it: one card of all is a stop of Tab',
  'VisuallyHidden.isFocusable': 'has no states: it shows nothing',
};

/** What states and stories of a component are written from. */
const written = (folder: string): string =>
  readdirSync(join(ui, 'src', folder))
    .filter((file) => /\.(?:states|stories|fixtures)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ui, 'src', folder, file), 'utf8'))
    .join('\n');

describe('what is on or off is shown either way', () => {
  const booleans = Object.entries(readProps(ui)).map(([folder, components]) => {
    const names = components.flatMap(({ props }) =>
      props.flatMap(({ name, type }) => (type === 'boolean' && !everywhere.includes(name) ? [name] : [])),
    );
    return { folder, names: [...new Set(names)] };
  });
  const missing = booleans.flatMap(({ folder, names }) => {
    const text = written(folder);
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${folder}.${name}`);
  });

  it('every boolean prop is set in a state or a story', () => {
    expect(missing.filter((prop) => !(prop in unset))).toEqual([]);
  });

  it('but those that are named with a reason, and no other', () => {
    expect(Object.keys(unset).filter((prop) => !missing.includes(prop))).toEqual([]);
  });

  it('as far as they are found', () => {
    expect(booleans.flatMap(({ names }) => names).length).toBeGreaterThan(150);
  });
});
