import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { taxRows, type TaxRow } from './DataTable.fixtures.tsx';
import { base, states } from './DataTable.states.tsx';
import { DataTable, type DataTableProps } from './index.ts';

/** Keeps the state as an app would. */
function Stateful(props: DataTableProps<TaxRow>) {
  const [state, setState] = useState(props.state);
  return (
    <DataTable
      {...props}
      state={state}
      onStateChange={(change) => {
        props.onStateChange(change);
        setState((last) => ({ ...last, ...change }));
      }}
    />
  );
}

const meta = {
  title: 'Lists/DataTable',
  component: DataTable<TaxRow>,
  tags: ['!autodocs'],
  args: { ...base, onStateChange: fn(), onRowOpen: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DataTable<TaxRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: states.default, parameters: { apg: 'grid' } };

/** Somebody else has changed the second row. */
function Changing(props: DataTableProps<TaxRow>) {
  const [version, setVersion] = useState(1);
  return (
    <>
      <Button onPress={() => setVersion((last) => last + 1)}>Change</Button>
      <Stateful {...props} getRowVersion={(row) => (row.id === 'tax-1' ? version : 1)} />
    </>
  );
}

export const ChangedRow: Story = {
  args: states.default,
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const lit = () =>
      [...canvasElement.querySelectorAll('[data-changes]')].map((row) => row.getAttribute('data-id'));
    await expect(lit()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(lit()).toEqual(['tax-1']));
  },
};

export const TwoLines: Story = { args: states.twoLines };

export const Cards: Story = { args: states.cards };

export const Comfortable: Story = { args: states.comfortable };

export const Selected: Story = { args: states.selected };

export const WholePage: Story = { args: states.wholePage };

export const AllThatMatch: Story = { args: states.allThatMatch };

export const SortedByTwo: Story = { args: states.sortedByTwo };

export const FewColumns: Story = { args: states.fewColumns };

export const Resized: Story = { args: states.resized };

export const Uncounted: Story = { args: states.uncounted };

export const Loading: Story = { args: states.loading };

export const Refreshing: Story = { args: states.refreshing };

export const Empty: Story = { args: states.empty };

export const NothingMatches: Story = { args: states.nothingMatches };

export const Failed: Story = { args: states.error };

export const Forbidden: Story = { args: states.forbidden };

export const LongText: Story = { args: states.longText };

const cellAt = (canvas: ReturnType<typeof within>, row: number, column: number) => {
  const cell = canvas.getByRole('grid').querySelector(`[data-row="${row}"] > [data-cell="${column}"]`);
  if (!(cell instanceof HTMLElement)) throw new Error(`no cell at ${row}, ${column}`);
  return cell;
};

const directionOf = (element: HTMLElement) => getComputedStyle(element).direction;

export const OneStopOfTheTabKey: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    cellAt(canvas, 3, 2).focus();
    await userEvent.tab();
    await expect(grid.contains(document.activeElement)).toBe(false);
    await expect(grid.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    await userEvent.tab({ shift: true });
    await expect(cellAt(canvas, 3, 2)).toHaveFocus();
  },
};

export const CellsEnteredAndLeft: Story = {
  play: async ({ canvas, args }) => {
    const cell = cellAt(canvas, 2, 1);
    cell.focus();
    await userEvent.keyboard('{F2}');
    await expect(within(cell).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
    cellAt(canvas, 2, 3).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'tax-1' }));
  },
};

export const ChosenByKeys: Story = {
  play: async ({ canvas, args }) => {
    cellAt(canvas, 2, 2).focus();
    await userEvent.keyboard(' ');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      selection: { mode: 'some', ids: ['tax-1'] },
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      selection: { mode: 'some', ids: ['tax-1', 'tax-2', 'tax-3'] },
    });
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      selection: { mode: 'some', ids: ['tax-1', 'tax-2'] },
    });
  },
};

export const ChosenByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select IVA10' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select IVA10' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 1,234 that match' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ selection: { mode: 'all', except: [] } });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select IVA21' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      selection: { mode: 'all', except: ['tax-0'] },
    });
    await expect(canvas.getByText('1,233 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('group', { name: 'With the selected: Taxes' })).toBeNull();
  },
};

/** What a person can do in a table can be done with cards, by the same keys and presses. */
export const CardsAct: Story = {
  args: states.cards,
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('rowheader', { name: /IVA reducido.*IVA10.*Spain.*10.00 %/ });
    card.focus();
    await userEvent.keyboard(' ');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      selection: { mode: 'some', ids: ['tax-1'] },
    });
    await userEvent.keyboard('{F2}');
    await expect(within(card).getByRole('link', { name: 'IVA reducido' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted by: Order' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Name' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ sort: [{ id: 'name', desc: false }] });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for IVA10' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** A figure at the end of a card keeps its sign on its side among words of the other direction. */
export const CardsAmongArabic: Story = {
  args: states.cards,
  globals: { language: 'ar-EG' },
  play: async ({ canvas }) => {
    const [figure] = canvas.getAllByText('10.00 %');
    await expect(figure && getComputedStyle(figure).direction).toBe('ltr');
  },
};

/** Where nothing can be sorted, the head of the cards says what its box is for. */
export const CardsOfOneOrder: Story = {
  args: {
    ...states.cards,
    columns: states.cards.columns.map((column) => ({ ...column, isSortable: false })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Select all on this page'));
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
  },
};

export const SortedByHeaders: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Value' }));
    await user.keyboard('{/Shift}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      sort: [
        { id: 'name', desc: false },
        { id: 'value', desc: false },
      ],
    });
    await expect(canvas.getByText('Sorted by Name, ascending, Value, ascending')).toBeInTheDocument();
    cellAt(canvas, 0, 2).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ sort: [{ id: 'name', desc: true }] });
  },
};

export const ResizedByKeys: Story = {
  play: async ({ canvas, args }) => {
    const header = cellAt(canvas, 0, 2);
    const wider = directionOf(header) === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const edge = within(header).getByRole('separator');
    edge.focus();
    await userEvent.keyboard(wider);
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ widths: { name: 276 } });
    await expect(edge).toHaveAttribute('aria-valuenow', '276');
    await userEvent.keyboard('{Delete}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ widths: {} });
    await userEvent.keyboard('{Escape}');
    await expect(header).toHaveFocus();
  },
};

export const RowMenuByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    cellAt(canvas, 1, 8).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('menu', { name: 'Actions for IVA21' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(cellAt(canvas, 1, 8)).toHaveFocus());
  },
};

export const RowMenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    cellAt(canvas, 1, 8).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menu', { name: 'Actions for IVA21' })).toBeVisible());
  },
};

export const ColumnsChosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const chooser = await page.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(chooser).getByRole('checkbox', { name: 'Kind' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      columns: ['code', 'name', 'value', 'region', 'order', 'status'],
    });
    within(chooser).getByRole('button', { name: 'Move Region' }).focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      columns: ['code', 'name', 'region', 'value', 'order', 'status'],
    });
    await expect(within(chooser).getByRole('button', { name: 'Move Region' })).toHaveFocus();
  },
};

export const StickyAtBothEdges: Story = {
  args: { ...states.default },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '36rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement;
    if (!scroller) throw new Error('no scroller');
    const places = () =>
      [1, 8].map((column) => Math.round(cellAt(canvas, 3, column).getBoundingClientRect().left));
    const before = places();
    const moving = cellAt(canvas, 3, 3).getBoundingClientRect().left;
    scroller.scrollLeft = directionOf(grid) === 'rtl' ? -200 : 200;
    await waitFor(() => expect(cellAt(canvas, 3, 3).getBoundingClientRect().left).not.toBe(moving));
    await expect(places()).toEqual(before);
    // What gets focus comes out from under the sticky columns.
    cellAt(canvas, 3, 3).focus();
    await userEvent.keyboard(directionOf(grid) === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    const cell = cellAt(canvas, 3, 2).getBoundingClientRect();
    const sticky = cellAt(canvas, 3, 1).getBoundingClientRect();
    await expect(
      directionOf(grid) === 'rtl' ? sticky.left - cell.right : cell.left - sticky.right,
    ).toBeGreaterThan(-1);
  },
};

export const AThousandRows: Story = {
  args: { rows: taxRows(1000), total: 1000, state: { ...base.state, pageSize: 1000 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    cellAt(canvas, 1, 2).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cellAt(canvas, 1000, 8)).toHaveFocus());
    await expect(cellAt(canvas, 1000, 8).closest('[role=row]')).toHaveAttribute('aria-rowindex', '1001');
  },
};

/** How often a cell of each row was rendered. */
const renders = new Map<string, number>();
const counted = base.columns.slice(0, 1).map((column) => ({
  ...column,
  cell: (tax: TaxRow) => {
    renders.set(tax.id, (renders.get(tax.id) ?? 0) + 1);
    return column.cell(tax);
  },
}));

function Updating(props: DataTableProps<TaxRow>) {
  const [rows, setRows] = useState(props.rows);
  const change = () =>
    setRows((last) => last.map((tax, index) => (index % 10 === 0 ? { ...tax, code: `${tax.code}*` } : tax)));
  return (
    <>
      <button type="button" onClick={change}>
        Change every tenth
      </button>
      <Stateful {...props} rows={rows} />
    </>
  );
}

export const RendersOnlyWhatChanged: Story = {
  args: { columns: counted, rows: taxRows(100), state: { ...base.state, pageSize: 100, columns: ['code'] } },
  render: (args) => <Updating {...args} />,
  play: async ({ canvas }) => {
    await expect(renders.size).toBe(100);
    renders.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Change every tenth' }));
    await expect(canvas.getByText('IVA21*')).toBeVisible();
    await expect([...renders.keys()]).toEqual(
      taxRows(100).flatMap(({ id }, index) => (index % 10 === 0 ? [id] : [])),
    );
    renders.clear();
    cellAt(canvas, 1, 0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect([...renders.keys()].toSorted()).toEqual(['tax-0', 'tax-1', 'tax-2']);
  },
};

function Shrinking(props: DataTableProps<TaxRow>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <Stateful
      {...props}
      rows={rows}
      onRowOpen={(gone) => setRows((last) => last.filter((tax) => tax.id !== gone.id))}
    />
  );
}

export const FocusOutlivesItsRow: Story = {
  args: { rows: taxRows(3), total: 3 },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    cellAt(canvas, 2, 3).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('IVA10')).toBeNull();
    await expect(cellAt(canvas, 2, 3)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(cellAt(canvas, 0, 3)).toHaveFocus();
  },
};

export const FillsItsContainer: Story = {
  args: { height: 'fill', rows: taxRows(50), state: { ...base.state, pageSize: 50 } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /Name/ });
    const top = header.getBoundingClientRect().top;
    cellAt(canvas, 1, 2).focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(cellAt(canvas, 21, 2)).toHaveFocus();
    await expect(header.getBoundingClientRect().top).toBe(top);
    const footer = canvas.getByRole('navigation', { name: 'Pages' }).getBoundingClientRect();
    await expect(footer.bottom).toBeLessThan(window.innerHeight);
    // What gets focus comes out from under the sticky header.
    await userEvent.keyboard('{PageUp}');
    await expect(cellAt(canvas, 11, 2).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom - 1,
    );
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
