import '@comanda/tokens/base.css';
import '@comanda/tokens/themes/a.css';
import '@comanda/tokens/themes/k.css';
import { Badge as UiBadge, type BadgeTone } from '@comanda/ui/Badge';
import { Button as UiButton, type ButtonTone } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Checkbox } from '@comanda/ui/Checkbox';
import { DataTable, NOTHING } from '@comanda/ui/DataTable';
import { DateRangePicker } from '@comanda/ui/DateRangePicker';
import { messages } from '@comanda/ui/locales/en-GB.po';
import { Select } from '@comanda/ui/Select';
import { TextField } from '@comanda/ui/TextField';
import { setupI18n } from '@lingui/core';
import { I18nProvider as Catalogue } from '@lingui/react';
import { useMemo } from 'react';
import { I18nProvider as Locale } from 'react-aria-components/I18nProvider';
import type { Library, Row, TableProps, Tone, Weight } from '../library.ts';

/** A theme is one attribute and a mode another, as the console sets them on its root (apps/console/src/app/theme.ts). */
const root = document.documentElement;
const letters = { own: 'A', other: 'K' };
globalThis.benchSwitches = {
  mode: (mode) => {
    root.dataset['mode'] = mode;
  },
  theme: (theme) => {
    root.dataset['theme'] = letters[theme];
  },
};
root.dataset['theme'] = letters.own;
root.dataset['mode'] = 'light';

const locale = 'en-GB';
const i18n = setupI18n({ locale, messages: { [locale]: messages } });

const buttonTones: Readonly<Record<Weight, ButtonTone>> = {
  primary: 'accent',
  plain: 'neutral',
  danger: 'danger',
};
const Button: Library['Button'] = ({ label, weight }) => (
  <UiButton tone={buttonTones[weight]}>{label}</UiButton>
);
const badgeTones: Readonly<Record<Tone, BadgeTone>> = { good: 'success', warning: 'warning', bad: 'danger' };
const Badge: Library['Badge'] = ({ text, tone }) => <UiBadge tone={badgeTones[tone]}>{text}</UiBadge>;

const view = {
  sort: [],
  page: 1,
  pageSize: 100,
  selection: NOTHING,
  widths: {},
  density: 'comfortable',
} as const;
function OwnTable<Line extends Row>({ columns, rows }: TableProps<Line>) {
  const own = useMemo(() => columns.map((column) => ({ ...column, width: 120 })), [columns]);
  const state = useMemo(() => ({ ...view, columns: columns.map(({ id }) => id) }), [columns]);
  return (
    <DataTable
      label="Products"
      columns={own}
      rows={rows}
      getRowId={({ id }) => id}
      getRowLabel={({ id }) => id}
      total={rows.length}
      state={state}
      onStateChange={() => undefined}
      empty={{ title: 'Nothing yet' }}
    />
  );
}
const pagesOf = <Line extends Row>(rows: readonly Line[]): readonly (readonly Line[])[] =>
  Array.from({ length: Math.ceil(rows.length / view.pageSize) }, (_, page) =>
    rows.slice(page * view.pageSize, (page + 1) * view.pageSize),
  );

export const library: Library = {
  Provider: ({ children }) => (
    <Catalogue i18n={i18n}>
      <Locale locale={locale}>{children}</Locale>
    </Catalogue>
  ),
  Section: ({ title, children }) => <Card title={title}>{children}</Card>,
  Field: ({ label, value }) => <TextField label={label} defaultValue={value} />,
  Checkbox: ({ label, isChecked }) => <Checkbox label={label} defaultSelected={isChecked} />,
  Button,
  Badge,
  Table: OwnTable,
  /* A page of a list has a hundred rows at most, and these it draws all. */
  WholeTable: ({ columns, rows }) =>
    pagesOf(rows).map((page, index) => <OwnTable key={index} columns={columns} rows={page} />),
  Select: ({ label, options, chosen }) => <Select label={label} options={options} defaultValue={chosen} />,
  Period: ({ label }) => <DateRangePicker label={label} value={null} onChange={() => undefined} />,
};
