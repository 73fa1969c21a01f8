import {
  Badge as ChakraBadge,
  Button as ChakraButton,
  type ButtonProps,
  Card,
  ChakraProvider,
  Checkbox,
  defaultSystem,
  Field,
  Input,
  Table,
} from '@chakra-ui/react';
import { ThemeProvider, useTheme } from 'next-themes';
import { useMemo } from 'react';
import { columns, type Tone, toneOf, type Weight } from '../scene/data.ts';
import { type Library, mount, useSwitches } from '../scene/mount.tsx';

/* Modes by next-themes, set up as its `color-mode` snippet does. It describes no change of colours on a standing page. */
function Switching() {
  const { setTheme } = useTheme();
  useSwitches(useMemo(() => ({ mode: setTheme }), [setTheme]));
  return null;
}
const Provider: Library['Provider'] = ({ children }) => (
  <ChakraProvider value={defaultSystem}>
    <ThemeProvider attribute="class" disableTransitionOnChange defaultTheme="light">
      <Switching />
      {children}
    </ThemeProvider>
  </ChakraProvider>
);

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: {},
  plain: { variant: 'outline' },
  danger: { colorPalette: 'red' },
};
const Button: Library['Button'] = ({ label, weight }) => (
  <ChakraButton {...buttons[weight]}>{label}</ChakraButton>
);
const palettes: Readonly<Record<Tone, string>> = { good: 'green', warning: 'yellow', bad: 'red' };
const Badge: Library['Badge'] = ({ status }) => (
  <ChakraBadge colorPalette={palettes[toneOf[status]]}>{status}</ChakraBadge>
);

mount({
  Provider,
  Section: ({ title, children }) => (
    <Card.Root>
      <Card.Header>
        <Card.Title>{title}</Card.Title>
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  ),
  Field: ({ label, value }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input defaultValue={value} />
    </Field.Root>
  ),
  Checkbox: ({ label, isChecked }) => (
    <Checkbox.Root defaultChecked={isChecked}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  ),
  Button,
  Badge,
  Table: ({ rows }) => (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {columns.map(([id, header]) => (
            <Table.ColumnHeader key={id}>{header}</Table.ColumnHeader>
          ))}
          <Table.ColumnHeader>Status</Table.ColumnHeader>
          <Table.ColumnHeader>Action</Table.ColumnHeader>
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
