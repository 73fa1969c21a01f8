import '@radix-ui/themes/styles.css';
import {
  Badge as RadixBadge,
  type BadgeProps,
  Box,
  Button as RadixButton,
  type ButtonProps,
  Card,
  Checkbox,
  Flex,
  Heading,
  Table,
  Text,
  TextField,
  Theme as RadixTheme,
} from '@radix-ui/themes';
import { ThemeProvider, useTheme } from 'next-themes';
import { useId, useMemo, useState } from 'react';
import { columns, type Tone, toneOf, type Weight } from '../scene/data.ts';
import { type Library, mount, useSwitches } from '../scene/mount.tsx';
import type { Theme } from '../switches.ts';

/* Modes by the class that next-themes sets, as its documentation recommends; another theme by `accentColor`. */
const accents = { own: 'indigo', other: 'violet' } as const;

function Switching({ setTheme }: { readonly setTheme: (theme: Theme) => void }) {
  const { setTheme: setMode } = useTheme();
  useSwitches(useMemo(() => ({ mode: setMode, theme: setTheme }), [setMode, setTheme]));
  return null;
}
const Provider: Library['Provider'] = ({ children }) => {
  const [theme, setTheme] = useState<Theme>('own');
  return (
    <ThemeProvider attribute="class" defaultTheme="light">
      <RadixTheme accentColor={accents[theme]}>
        <Switching setTheme={setTheme} />
        {children}
      </RadixTheme>
    </ThemeProvider>
  );
};

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: {},
  plain: { variant: 'surface', color: 'gray' },
  danger: { color: 'red' },
};
const Button: Library['Button'] = ({ label, weight }) => (
  <RadixButton {...buttons[weight]}>{label}</RadixButton>
);
const colours: Readonly<Record<Tone, NonNullable<BadgeProps['color']>>> = {
  good: 'green',
  warning: 'amber',
  bad: 'red',
};
const Badge: Library['Badge'] = ({ status }) => (
  <RadixBadge color={colours[toneOf[status]]}>{status}</RadixBadge>
);

mount({
  Provider,
  Section: ({ title, children }) => (
    <Card>
      <Heading size="3">{title}</Heading>
      {children}
    </Card>
  ),
  Field: function Field({ label, value }) {
    const id = useId();
    return (
      <Box>
        <Text as="label" size="2" htmlFor={id}>
          {label}
        </Text>
        <TextField.Root id={id} defaultValue={value} />
      </Box>
    );
  },
  Checkbox: ({ label, isChecked }) => (
    <Text as="label" size="2">
      <Flex gap="2">
        <Checkbox defaultChecked={isChecked} />
        {label}
      </Flex>
    </Text>
  ),
  Button,
  Badge,
  Table: ({ rows }) => (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {columns.map(([id, header]) => (
            <Table.ColumnHeaderCell key={id}>{header}</Table.ColumnHeaderCell>
          ))}
          <Table.ColumnHeaderCell>Status</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Action</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.code}>
            {columns.map(([id]) => (
              <Table.Cell key={id}>{row[id]}</Table.Cell>
            ))}
            <Table.Cell>
              <Badge status={row.status} />
            </Table.Cell>
            <Table.Cell>
              <Button label="Edit" weight="plain" />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ),
});
