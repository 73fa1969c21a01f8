import {
  Badge as ChakraBadge,
  Button as ChakraButton,
  type ButtonProps,
  Card,
  ChakraProvider,
  Checkbox,
  createListCollection,
  defaultSystem,
  Field,
  Input,
  Portal,
  Select,
  Table,
} from '@chakra-ui/react';
import { ThemeProvider, useTheme } from 'next-themes';
import { useMemo } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { useSwitches } from '../switches.ts';

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
const Badge: Library['Badge'] = ({ text, tone }) => (
  <ChakraBadge colorPalette={palettes[tone]}>{text}</ChakraBadge>
);

export const library: Library = {
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
  Table: ({ columns, rows }) => (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {columns.map(({ id, header }) => (
            <Table.ColumnHeader key={id}>{header}</Table.ColumnHeader>
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
  Select: function ChakraSelect({ label, options, chosen }) {
    const collection = useMemo(
      () =>
        createListCollection({
          items: options,
          itemToValue: ({ id }) => id,
          itemToString: ({ label }) => label,
        }),
      [options],
    );
    return (
      <Select.Root collection={collection} defaultValue={[chosen]}>
        <Select.HiddenSelect />
        <Select.Label>{label}</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText />
          </Select.Trigger>
          <Select.IndicatorGroup>
            <Select.Indicator />
          </Select.IndicatorGroup>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content>
              {collection.items.map((item) => (
                <Select.Item item={item} key={item.id}>
                  {item.label}
                  <Select.ItemIndicator />
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
    );
  },
};
