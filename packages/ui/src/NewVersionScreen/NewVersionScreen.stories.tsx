import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewVersionScreen } from './index.ts';
import { states } from './NewVersionScreen.states.tsx';

const meta = {
  title: 'Showing/NewVersionScreen',
  component: NewVersionScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn() },
} satisfies Meta<typeof NewVersionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: states.ready };

export const Reloading: Story = { args: states.reloading };

export const Reloads: Story = {
  args: states.ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
