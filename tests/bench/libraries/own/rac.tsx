import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TextField } from 'react-aria-components/TextField';
import type { Library } from '../library.ts';

const twoMonths = { months: 2 };
const nextMonth = { months: 1 };

/* As its documentation writes each component, and nothing of ours: lists and tables are dynamic collections. */
export const library: Library = {
  Provider: ({ children }) => <I18nProvider locale="en-GB">{children}</I18nProvider>,
  Section: ({ title, children }) => (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  ),
  Field: ({ label, value }) => (
    <TextField defaultValue={value}>
      <Label>{label}</Label>
      <Input />
    </TextField>
  ),
  Checkbox: ({ label, isChecked }) => (
    <Checkbox defaultSelected={isChecked}>
      <svg viewBox="0 0 18 18" width={16} height={16} aria-hidden="true">
        <polyline points="1 9 7 14 15 4" fill="none" stroke="currentColor" />
      </svg>
      {label}
    </Checkbox>
  ),
  Button: ({ label }) => <Button>{label}</Button>,
  Badge: ({ text }) => <span>{text}</span>,
  Table: function RacTable({ columns, rows }) {
    const headers = useMemo(() => [...columns], [columns]);
    return (
      <Table aria-label="Products">
        <TableHeader columns={headers}>
          {({ id, header }) => <Column isRowHeader={id === headers[0]?.id}>{header}</Column>}
        </TableHeader>
        <TableBody items={rows}>
          {(row) => <Row columns={headers}>{({ cell }) => <Cell>{cell(row)}</Cell>}</Row>}
        </TableBody>
      </Table>
    );
  },
  Select: ({ label, options, chosen }) => (
    <Select defaultValue={chosen}>
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox items={options}>{({ label: text }) => <ListBoxItem>{text}</ListBoxItem>}</ListBox>
      </Popover>
    </Select>
  ),
  Period: ({ label }) => (
    <DateRangePicker>
      <Label>{label}</Label>
      <Group>
        <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <span aria-hidden="true">–</span>
        <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▼</Button>
      </Group>
      <Popover>
        <Dialog>
          <RangeCalendar visibleDuration={twoMonths} pageBehavior="single">
            <Button slot="previous">◀</Button>
            <Heading />
            <Button slot="next">▶</Button>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            <CalendarGrid offset={nextMonth}>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  ),
};
