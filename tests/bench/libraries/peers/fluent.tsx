import {
  Badge as FluentBadge,
  type BadgeProps,
  Button as FluentButton,
  type ButtonProps,
  Card,
  CardHeader,
  Checkbox,
  Dropdown,
  Field,
  FluentProvider,
  Input,
  Option,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Mode, type Theme, useSwitches } from '../switches.ts';

/* Modes and themes are theme objects of the provider, which writes them as custom properties. */
const violet = {
  colorBrandBackground: '#7f59cb',
  colorBrandStroke1: '#7f59cb',
  colorCompoundBrandBackground: '#7f59cb',
};
const themes = {
  own: { light: webLightTheme, dark: webDarkTheme },
  other: { light: { ...webLightTheme, ...violet }, dark: { ...webDarkTheme, ...violet } },
};

const Provider: Library['Provider'] = ({ children }) => {
  const [mode, setMode] = useState<Mode>('light');
  const [theme, setTheme] = useState<Theme>('own');
  useSwitches(useMemo(() => ({ mode: setMode, theme: setTheme }), []));
  return <FluentProvider theme={themes[theme][mode]}>{children}</FluentProvider>;
};

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: { appearance: 'primary' },
  plain: {},
  // It has no button for what destroys.
  danger: { appearance: 'outline' },
};
const Button: Library['Button'] = ({ label, weight }) => (
  <FluentButton {...buttons[weight]}>{label}</FluentButton>
);
const colours: Readonly<Record<Tone, NonNullable<BadgeProps['color']>>> = {
  good: 'success',
  warning: 'warning',
  bad: 'danger',
};

export const library: Library = {
  Provider,
  Section: ({ title, children }) => (
    <Card>
      <CardHeader header={title} />
      {children}
    </Card>
  ),
  Field: ({ label, value }) => (
    <Field label={label}>
      <Input defaultValue={value} />
    </Field>
  ),
  Checkbox: ({ label, isChecked }) => <Checkbox label={label} defaultChecked={isChecked} />,
  Button,
  Badge: ({ text, tone }) => <FluentBadge color={colours[tone]}>{text}</FluentBadge>,
  Table: ({ columns, rows }) => (
    <Table aria-label="Products">
      <TableHeader>
        <TableRow>
          {columns.map(({ id, header }) => (
            <TableHeaderCell key={id}>{header}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            {columns.map(({ id, cell }) => (
              <TableCell key={id}>{cell(row)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  Select: ({ label, options, chosen }) => (
    <Field label={label}>
      <Dropdown
        defaultSelectedOptions={[chosen]}
        defaultValue={options.find(({ id }) => id === chosen)?.label ?? ''}
      >
        {options.map(({ id, label: text }) => (
          <Option key={id} value={id}>
            {text}
          </Option>
        ))}
      </Dropdown>
    </Field>
  ),
};
