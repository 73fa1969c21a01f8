import '@mantine/core/styles.css';
import {
  Badge as MantineBadge,
  Button as MantineButton,
  type ButtonProps,
  Card,
  Checkbox,
  createTheme,
  MantineProvider,
  Table,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useMemo, useState } from 'react';
import { columns, type Tone, toneOf, type Weight } from '../scene/data.ts';
import { type Library, mount, useSwitches } from '../scene/mount.tsx';
import type { Theme } from '../switches.ts';

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
const Badge: Library['Badge'] = ({ status }) => (
  <MantineBadge variant="light" color={colours[toneOf[status]]}>
    {status}
  </MantineBadge>
);

mount({
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
  Table: ({ rows }) => (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {columns.map(([id, header]) => (
            <Table.Th key={id}>{header}</Table.Th>
          ))}
          <Table.Th>Status</Table.Th>
          <Table.Th>Action</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.code}>
            {columns.map(([id]) => (
              <Table.Td key={id}>{row[id]}</Table.Td>
            ))}
            <Table.Td>
              <Badge status={row.status} />
            </Table.Td>
            <Table.Td>
              <Button label="Edit" weight="plain" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  ),
});
