import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const components = readdirSync(folder).filter(
  (name) => statesOf(name) !== undefined && existsSync(join(folder, name, 'index.ts')),
);

/** Components that show what people and machines have written. What they show keeps its place, whatever it is. */
const families: Readonly<Record<string, readonly string[]>> = {
  texts: ['TextField', 'TextArea', 'SearchField', 'PasswordField', 'ColourField', 'MultilingualField'],
  figures: ['NumberField', 'MoneyField', 'Slider'],
  choices: [
    'Checkbox',
    'CheckboxGroup',
    'RadioGroup',
    'Switch',
    'Select',
    'SearchSelect',
    'ComboBox',
    'MultiSelect',
    'TransferList',
  ],
  files: ['DropZone', 'ImageField', 'ImageSet'],
  actions: ['Button', 'IconButton', 'Link', 'Menu', 'ContextMenu', 'PressCard', 'SplitButton', 'ToggleGroup'],
  lists: [
    'CellGrid',
    'ChoiceList',
    'DataTable',
    'FacetSearch',
    'FilterBuilder',
    'FloorPlan',
    'NestedLines',
    'OrderedReferences',
    'SearchPanel',
    'SortableList',
    'Table',
    'TagGroup',
    'Tree',
  ],
  showing: [
    'Accordion',
    'Avatar',
    'Badge',
    'Banner',
    'Card',
    'Facts',
    'FaultyValue',
    'ValueChange',
    'Figures',
    'QrCode',
    'Status',
    'Swatch',
    'Text',
    'TillTile',
  ],
  charts: ['BarChart', 'BarList', 'DonutChart', 'HeatMap', 'LineChart', 'StatCard', 'WallBoard'],
  progress: ['Meter', 'ProgressBar', 'ProgressCircle'],
  records: ['CompareMerge', 'DiffTable', 'FieldValue', 'ResourceForm', 'UsedBy'],
  layers: ['ConfirmDialog', 'Dialog', 'Drawer', 'Popover', 'Toasts', 'Tooltip'],
  shell: [
    'Breadcrumbs',
    'CommandPalette',
    'LimitedAccess',
    'NavList',
    'PageHeader',
    'SetupChecklist',
    'ShellBanner',
    'SideMenu',
    'Tabs',
    'TopBar',
  ],
  kitchen: ['ConnectionHeader', 'LineRow', 'TicketCard'],
};

/** States of values that cannot be read, or are none any more: each says so where it stands. */
const unreadable: Readonly<Record<string, readonly string[]>> = {
  malformed: [
    'Calendar',
    'ColourField',
    'DateField',
    'DatePicker',
    'DateRangePicker',
    'ImageField',
    'ImageSet',
    'Meter',
    'MoneyField',
    'NumberField',
    'PercentField',
    'QuantityField',
    'RangeCalendar',
    'Swatch',
    'TimeField',
    'WeekSchedule',
  ],
  gone: ['ChoiceList', 'ComboBox', 'MultiSelect', 'RadioGroup', 'SearchSelect', 'Select'],
  unknown: ['OrderTimer'],
  tooLong: ['QrCode'],
  empty: ['QrCode'],
};

/** What has such a state and no words for it, by the reason. */
const wordless: Readonly<Record<string, string>> = {
  FacetSearch: 'its caller names what is gone, as ChoiceList shows it',
  ProgressBar: 'that nobody knows how far it is shows and is heard as such',
  ProgressCircle: 'as ProgressBar',
};

/** What has states and no bad values of its own, by the reason. */
const without: Readonly<Record<string, readonly string[]>> = {
  'shows no words, or those of its own catalogue': [
    'AgeScale',
    'BoardPicture',
    'CallBoard',
    'DishBoard',
    'BrandMark',
    'BrandPicture',
    'BulkBar',
    'ColumnChooser',
    'ConnectionDot',
    'CountButton',
    'RelativeTime',
    'Divider',
    'EmptyState',
    'ErrorState',
    'FacetChips',
    'ForbiddenState',
    'Icon',
    'Kbd',
    'LanguageModal',
    'NewVersionScreen',
    'PagingArrows',
    'SearchButton',
    'Sparkline',
    'Skeleton',
    'ThemePicker',
    'Thumbnail',
  ],
  'is where other components are, and those keep theirs': [
    'AppShell',
    'Bar',
    'Field',
    'FileDrop',
    'Form',
    'OptionList',
    'Rows',
    'TicketBoard',
    'Toolbar',
  ],
  'shows figures, days and times; what cannot be read as one is in the list above': [
    'Calendar',
    'DateField',
    'DatePicker',
    'DateRangePicker',
    'OrderTimer',
    'Pagination',
    'PercentField',
    'PeriodSelector',
    'QuantityField',
    'RangeCalendar',
    'TimeField',
    'WeekSchedule',
  ],
};

function statesOf(name: string): string | undefined {
  const file = ['tsx', 'ts'].map((end) => join(folder, name, `${name}.states.${end}`)).find(existsSync);
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** The stories of a component that play with one of its states. */
function playsWith(name: string, key: string): string[] {
  const source = readFileSync(join(folder, name, `${name}.stories.tsx`), 'utf8');
  return [...source.matchAll(/^export const \w+: Story = .*?^\};?$/gms)]
    .map(([story]) => story)
    .filter((story) => new RegExp(`\\b[sS]tates\\.${key}\\b`).test(story) && /\bplay\b/.test(story));
}

/** The states of a component that hold a bad value, or what another holds of them. */
function badStatesOf(name: string): string[] {
  const [, body = ''] = /^export const states\b[^\n]*\{\n(.*?)^\}/ms.exec(statesOf(name) ?? '') ?? [];
  return body
    .split(/^(?= {2}\w)/m)
    .filter((state) => /\bbad\.\w|\bbadOptions\b/.test(state))
    .flatMap((state) => /^ {2}(\w+)/.exec(state)?.[1] ?? []);
}

describe('bad values keep the layout', () => {
  it.each(
    Object.entries(families).flatMap(([family, names]) => names.map((name) => [family, name] as const)),
  )('%s: %s', (_, name) => {
    const states = badStatesOf(name);
    expect(states, 'states with a value of `bad`').not.toEqual([]);
    const held = states.filter((key) => playsWith(name, key).some((story) => story.includes('keepsLayout(')));
    expect(held, 'states whose play asks `keepsLayout`').not.toEqual([]);
  });

  it('of every component that shows what others have written', () => {
    const known = [...Object.values(families), ...Object.values(without)].flat();
    expect(components.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !components.includes(name))).toEqual([]);
    expect(known.length).toBe(new Set(known).size);
  });
});

describe('what cannot be read says so', () => {
  /** Words that are seen or heard. */
  const words = /toHaveAccessibleDescription\(|(?:get|find)ByText\(|'aria-valuetext'|\{ name: /;

  it.each(Object.entries(unreadable).flatMap(([key, names]) => names.map((name) => [name, key] as const)))(
    '%s: %s',
    (name, key) => {
      expect(playsWith(name, key).filter((story) => words.test(story))).not.toEqual([]);
    },
  );

  it('wherever there is such a state', () => {
    const named = components.flatMap((name) =>
      /^ {2}(malformed|gone): \{/m.test(statesOf(name) ?? '') ? [name] : [],
    );
    const known = [...Object.values(unreadable).flat(), ...Object.keys(wordless)];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(wordless).filter((name) => !named.includes(name))).toEqual([]);
  });
});
