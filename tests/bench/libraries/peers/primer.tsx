import '@primer/primitives/dist/css/base/motion/motion.css';
import '@primer/primitives/dist/css/base/size/size.css';
import '@primer/primitives/dist/css/base/typography/typography.css';
import '@primer/primitives/dist/css/functional/size/border.css';
import '@primer/primitives/dist/css/functional/size/size.css';
import '@primer/primitives/dist/css/functional/themes/dark.css';
import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/functional/typography/typography.css';
import {
  ActionList,
  ActionMenu,
  BaseStyles,
  Button as PrimerButton,
  type ButtonProps,
  Checkbox,
  FormControl,
  Heading,
  Label,
  type LabelProps,
  TextInput,
  ThemeProvider,
} from '@primer/react';
import { Table } from '@primer/react/experimental';
import { useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Mode, useSwitches } from '../switches.ts';

/* Modes by `colorMode` of its provider. It describes no change of colours beyond its own day and night schemes. */
const Provider: Library['Provider'] = ({ children }) => {
  const [mode, setMode] = useState<Mode>('light');
  useSwitches(useMemo(() => ({ mode: setMode }), []));
  return (
    <ThemeProvider colorMode={mode === 'light' ? 'day' : 'night'}>
      <BaseStyles>{children}</BaseStyles>
    </ThemeProvider>
  );
};

const buttons: Readonly<Record<Weight, ButtonProps>> = {
  primary: { variant: 'primary' },
  plain: {},
  danger: { variant: 'danger' },
};
const Button: Library['Button'] = ({ label, weight }) => (
  <PrimerButton {...buttons[weight]}>{label}</PrimerButton>
);
const variants: Readonly<Record<Tone, NonNullable<LabelProps['variant']>>> = {
  good: 'success',
  warning: 'attention',
  bad: 'danger',
};

export const library: Library = {
  Provider,
  Section: ({ title, children }) => (
    <section>
      <Heading as="h2">{title}</Heading>
      {children}
    </section>
  ),
  Field: ({ label, value }) => (
    <FormControl>
      <FormControl.Label>{label}</FormControl.Label>
      <TextInput defaultValue={value} />
    </FormControl>
  ),
  Checkbox: ({ label, isChecked }) => (
    <FormControl>
      <Checkbox defaultChecked={isChecked} />
      <FormControl.Label>{label}</FormControl.Label>
    </FormControl>
  ),
  Button,
  Badge: ({ text, tone }) => <Label variant={variants[tone]}>{text}</Label>,
  Table: ({ columns, rows }) => (
    <Table aria-labelledby="products">
      <Table.Head>
        <Table.Row>
          {columns.map(({ id, header }) => (
            <Table.Header key={id}>{header}</Table.Header>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            {columns.map(({ id, cell }) => (
              <Table.Cell key={id}>{cell(row)}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  ),
  /* Its Select is the browser's own; a list of its own is a menu of which one is chosen. */
  Select: ({ label, options, chosen }) => (
    <ActionMenu>
      <ActionMenu.Button>
        {label}: {options.find(({ id }) => id === chosen)?.label}
      </ActionMenu.Button>
      <ActionMenu.Overlay maxHeight="medium" overflow="auto">
        <ActionList selectionVariant="single">
          {options.map(({ id, label: text }) => (
            <ActionList.Item key={id} selected={id === chosen}>
              {text}
            </ActionList.Item>
          ))}
        </ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  ),
};
