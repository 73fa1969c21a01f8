import '@react-spectrum/s2/page.css';
import {
  Badge as S2Badge,
  type BadgeProps,
  Button as S2Button,
  type ButtonProps,
  Cell,
  Checkbox,
  Column,
  DateRangePicker,
  Heading,
  Picker,
  PickerItem,
  Provider as S2Provider,
  Row,
  TableBody,
  TableHeader,
  TableView,
  TextField,
} from '@react-spectrum/s2';
import { useMemo, useState } from 'react';
import type { Library, Tone, Weight } from '../library.ts';
import { type Mode, useSwitches } from '../switches.ts';

/* Modes by the provider's `colorScheme`. Its colours are fixed when it is built: it describes no other theme. */
const Provider: Library['Provider'] = ({ children }) => {
  const [mode, setMode] = useState<Mode>('light');
  useSwitches(useMemo(() => ({ mode: setMode }), []));
  return (
    <S2Provider locale="en-GB" colorScheme={mode} background="base">
      {children}
    </S2Provider>
  );
};

const buttons: Readonly<Record<Weight, Pick<ButtonProps, 'variant'>>> = {
  primary: { variant: 'accent' },
  plain: { variant: 'secondary' },
  danger: { variant: 'negative' },
};
const Button: Library['Button'] = ({ label, weight }) => <S2Button {...buttons[weight]}>{label}</S2Button>;
const variants: Readonly<Record<Tone, NonNullable<BadgeProps['variant']>>> = {
  good: 'positive',
  warning: 'notice',
  bad: 'negative',
};

export const library: Library = {
  Provider,
  Section: ({ title, children }) => (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  ),
  Field: ({ label, value }) => <TextField label={label} defaultValue={value} />,
  Checkbox: ({ label, isChecked }) => <Checkbox defaultSelected={isChecked}>{label}</Checkbox>,
  Button,
  Badge: ({ text, tone }) => <S2Badge variant={variants[tone]}>{text}</S2Badge>,
  /* It draws the rows in view only, and needs a height for that. */
  Table: function S2Table({ columns, rows }) {
    const headers = useMemo(() => [...columns], [columns]);
    return (
      <div style={{ display: 'grid', height: 640 }}>
        <TableView aria-label="Products">
          <TableHeader columns={headers}>
            {({ id, header }) => <Column isRowHeader={id === headers[0]?.id}>{header}</Column>}
          </TableHeader>
          <TableBody items={rows}>
            {(row) => <Row columns={headers}>{({ cell }) => <Cell>{cell(row)}</Cell>}</Row>}
          </TableBody>
        </TableView>
      </div>
    );
  },
  Select: ({ label, options, chosen }) => (
    <Picker label={label} items={options} defaultValue={chosen}>
      {({ label: text }) => <PickerItem>{text}</PickerItem>}
    </Picker>
  ),
  Period: ({ label }) => <DateRangePicker label={label} maxVisibleMonths={2} />,
};
