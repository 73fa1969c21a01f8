import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColumnChooser } from './index.ts';
import { states } from './ColumnChooser.states.tsx';

const meta = {
  title: 'Lists/ColumnChooser',
  component: ColumnChooser,
  tags: ['!autodocs'],
  args: { ...states.all, onChange: fn() },
} satisfies Meta<typeof ColumnChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: states.all };

export const Opened: Story = {
  args: states.some,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const chooser = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Columns' }),
    );
    await expect(chooser.getByRole('checkbox', { name: 'Code' })).toBeDisabled();
    await expect(chooser.getByRole('checkbox', { name: 'Name' })).not.toBeChecked();
    // A column that comes back stands beside its natural neighbour.
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Name' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['status', 'code', 'name']);
    await userEvent.click(chooser.getByRole('button', { name: 'Show all in the usual order' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['code', 'name', 'value', 'status']);
  },
};
