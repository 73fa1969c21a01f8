import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BulkBar } from './index.ts';
import { states } from './BulkBar.states.tsx';

const meta = {
  title: 'Lists/BulkBar',
  component: BulkBar,
  tags: ['!autodocs'],
  args: { label: 'With the selected taxes', onClear: fn(), ...states.some },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const Some: Story = {
  args: states.some,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const WholePage: Story = { args: states.wholePage };
