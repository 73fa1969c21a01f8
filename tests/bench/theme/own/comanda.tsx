import '@comanda/tokens/base.css';
import '@comanda/tokens/themes/a.css';
import '@comanda/tokens/themes/k.css';
import { Badge as UiBadge, type BadgeTone } from '@comanda/ui/Badge';
import { Button as UiButton, type ButtonTone } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Checkbox } from '@comanda/ui/Checkbox';
import { DataTable, type DataTableColumn, type DataTableState, NOTHING } from '@comanda/ui/DataTable';
import { messages } from '@comanda/ui/locales/en-GB.po';
import { TextField } from '@comanda/ui/TextField';
import { setupI18n } from '@lingui/core';
import { I18nProvider as Catalogue } from '@lingui/react';
import { I18nProvider as Locale } from 'react-aria-components/I18nProvider';
import { columns, type Product, type Tone, toneOf, type Weight } from '../scene/data.ts';
import { type Library, mount } from '../scene/mount.tsx';

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
const Badge: Library['Badge'] = ({ status }) => <UiBadge tone={badgeTones[toneOf[status]]}>{status}</UiBadge>;

const tableColumns: readonly DataTableColumn<Product>[] = [
  ...columns.map(([id, header]) => ({ id, header, width: 120, cell: (row: Product) => row[id] })),
  { id: 'status', header: 'Status', width: 120, cell: ({ status }) => <Badge status={status} /> },
  { id: 'action', header: 'Action', width: 120, cell: () => <Button label="Edit" weight="plain" /> },
];
const state: DataTableState = {
  sort: [],
  page: 1,
  pageSize: 100,
  selection: NOTHING,
  columns: tableColumns.map(({ id }) => id),
  widths: {},
  density: 'comfortable',
};

mount({
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
  Table: ({ rows }) => (
    <DataTable
      label="Products"
      columns={tableColumns}
      rows={rows}
      getRowId={({ code }) => code}
      getRowLabel={({ code }) => code}
      total={rows.length}
      state={state}
      onStateChange={() => undefined}
      empty={{ title: 'Nothing yet' }}
    />
  ),
});
