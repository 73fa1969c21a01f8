import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { columns, rates, states, texts } from './CellGrid.states.tsx';
import { CellGrid, type CellGridProps } from './index.ts';

function Stateful(props: CellGridProps) {
  const [held, setHeld] = useState(texts);
  return (
    <CellGrid
      {...props}
      textOf={(row, column) => held[`${row}.${column}`] ?? ''}
      onChange={(changes) => {
        props.onChange(changes);
        setHeld((before) => ({
          ...before,
          ...Object.fromEntries(changes.map(({ row, column, text }) => [`${row}.${column}`, text])),
        }));
      }}
    />
  );
}

const meta = {
  title: 'Forms/CellGrid',
  component: CellGrid,
  tags: ['!autodocs'],
  args: {
    label: 'Prices',
    rowHeader: 'Rate',
    rows: rates,
    columns,
    textOf: (_row: string, _column: string) => '',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CellGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: states.default };
export const ReadOnly: Story = { args: states.readOnly };
export const Wrong: Story = { args: states.wrong };
export const Empty: Story = { args: states.empty };
export const Languages: Story = {
  args: states.languages,
  render: (args) => <CellGrid {...args} />,
  play: async ({ canvas, args }) => {
    const arabic = canvas.getByText('سردين مشوي بالليمون');
    await expect(arabic.closest('[lang]')).toHaveAttribute('lang', 'ar-EG');
    await userEvent.dblClick(arabic);
    const box = canvas.getByRole('textbox');
    await expect(getComputedStyle(box).direction).toBe('rtl');
    await userEvent.type(box, ' طازج{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'bar', column: 'ar', text: 'سردين مشوي بالليمون طازج' },
    ]);
  },
};
export const Many: Story = {
  args: states.many,
  play: async ({ canvas, args }) => {
    const rows = () => canvas.getAllByRole('row').length;
    await waitFor(() => expect(rows()).toBeLessThan(60));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByText('Tarifa 1000')).toBeVisible());
    await expect(document.activeElement).toHaveAttribute('data-row', '999');
    await userEvent.keyboard('7{Shift>}{Enter}{/Shift}8{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'r998', column: 'cost', text: '8' }]);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getByText('Tarifa 1')).toBeVisible());
    // What is pasted reaches the rows that do not stand on the page.
    await userEvent.paste(Array.from({ length: 500 }, (_, index) => String(index)).join('\n'));
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(document.activeElement).toHaveTextContent('50');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '998'));
    await expect(document.activeElement).toHaveTextContent('');
    await expect(rows()).toBeLessThan(60);
  },
};

const cells = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('gridcell').map((cell) => cell.textContent);

export const FilledByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveFocus();
    await userEvent.keyboard('3{Enter}4{Enter}');
    await expect(cells(canvas)).toEqual(['3', '0,80', '4', '', '3,10', '']);
    await expect(canvas.getAllByRole('gridcell')[4]).toHaveFocus();
    await userEvent.keyboard('{F2}{Escape}{Delete}{ArrowUp}{ArrowRight}9{Tab}');
    await expect(cells(canvas)).toEqual(['3', '0,80', '4', '9', '', '']);
    await expect(canvas.getAllByRole('gridcell')[4]).toHaveFocus();
  },
};

export const TakenBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('3{Enter}4{Enter}{Control>}zz{/Control}');
    await expect(cells(canvas)).toEqual(['2,50', '0,80', '2,80', '', '3,10', '']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(cells(canvas)).toEqual(['3', '0,80', '2,80', '', '3,10', '']);
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('gridcell')[2]?.focus();
    await userEvent.paste('1,10\t0,20\r\n1,30\t0,40\r\n9\t9\r\n');
    await expect(cells(canvas)).toEqual(['2,50', '0,80', '1,10', '0,20', '1,30', '0,40']);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cells(canvas)).toEqual(['2,50', '0,80', '2,80', '', '3,10', '']);
  },
};

/** Whatever stands in its words and cells, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  render: (args) => <CellGrid {...args} />,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
