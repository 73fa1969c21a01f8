import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemePicker } from './index.ts';
import { states } from './ThemePicker.states.tsx';

const meta = {
  title: 'Shell/ThemePicker',
  component: ThemePicker,
  tags: ['!autodocs'],
  args: { ...states.light, onLookChange: fn() },
} satisfies Meta<typeof ThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: states.light };

export const Dark: Story = { args: states.dark };

export const System: Story = { args: states.system };

export const All: Story = { args: states.all };

export const OneTheme: Story = { args: states.oneTheme };

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Harbour, coloured menu' }));
    await expect(args.onLookChange).toHaveBeenLastCalledWith({ theme: 'L', mode: 'light' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onLookChange).toHaveBeenLastCalledWith({ theme: 'A', mode: 'dark' });
  },
};
