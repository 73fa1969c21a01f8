import '@mantine/core/styles.css';
import {
  Badge as MantineBadge,
  Button as MantineButton,
  type ButtonProps,
  Card,
  Checkbox,
  createTheme,
  MantineProvider,
  Select,
  Table,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Theme, useSwitches } from '../switches.ts';

/* Modes by `useMantineColorScheme`; another theme is another theme object for the provider. */
const themes = { own: createTheme({}), other: createTheme({ primaryColor: 'violet' }) };

function Switching({ setTheme }: { readonly setTheme: (theme: Theme) => void }) {
  const { setColorScheme } = useMantineColorScheme();
  useSwitches(useMemo(() => ({ mode: setColorScheme, theme: setTheme }), [setColorScheme, setTheme]));
  return null;
}
const Provider: Library['Provider'] = ({ children }) => {
  const [theme, setTheme] = useState<Theme>('own');
  return (
    <MantineProvider theme={themes[theme]} defaultColorScheme="light">
      <Switching setTheme={setTheme} />
      {children}
    </MantineProvider>
  );
};

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: {},
  plain: { variant: 'default' },
  danger: { color: 'red' },
};
const Button: Library['Button'] = ({ label, weight }) => (
  <MantineButton {...buttons[weight]}>{label}</MantineButton>
);
const colours: Readonly<Record<Tone, string>> = { good: 'green', warning: 'yellow', bad: 'red' };
const Badge: Library['Badge'] = ({ text, tone }) => (
  <MantineBadge variant="light" color={colours[tone]}>
    {text}
  </MantineBadge>
);

export const library: Library = {
  Provider,
  Section: ({ title, children }) => (
    <Card withBorder>
      <Title order={2}>{title}</Title>
      {children}
    </Card>
  ),
  Field: ({ label, value }) => <TextInput label={label} defaultValue={value} />,
  Checkbox: ({ label, isChecked }) => <Checkbox label={label} defaultChecked={isChecked} />,
  Button,
  Badge,
  Table: ({ columns, rows }) => (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ id, header }) => (
            <Table.Th key={id}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            {columns.map(({ id, cell }) => (
              <Table.Td key={id}>{cell(row)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  ),
  Select: ({ label, options, chosen }) => (
    <Select
      label={label}
      data={options.map(({ id, label: text }) => ({ value: id, label: text }))}
      defaultValue={chosen}
    />
  ),
};
