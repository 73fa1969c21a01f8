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
  Select,
  Table,
  Text,
  TextField,
  Theme as RadixTheme,
} from '@radix-ui/themes';
import { ThemeProvider, useTheme } from 'next-themes';
import { useId, useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Theme, useSwitches } from '../switches.ts';

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
const Badge: Library['Badge'] = ({ text, tone }) => <RadixBadge color={colours[tone]}>{text}</RadixBadge>;

export const library: Library = {
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
  Table: ({ columns, rows }) => (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {columns.map(({ id, header }) => (
            <Table.ColumnHeaderCell key={id}>{header}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            {columns.map(({ id, cell }) => (
              <Table.Cell key={id}>{cell(row)}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ),
  Select: ({ label, options, chosen }) => (
    <Select.Root defaultValue={chosen}>
      <Select.Trigger aria-label={label} />
      <Select.Content>
        {options.map(({ id, label: text }) => (
          <Select.Item key={id} value={id}>
            {text}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  ),
};
