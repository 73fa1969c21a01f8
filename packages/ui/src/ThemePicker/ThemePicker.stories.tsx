import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemePicker } from './index.ts';
import { states } from './ThemePicker.states.tsx';

const meta = {
  title: 'Shell/ThemePicker',
  component: ThemePicker,
  tags: ['!autodocs'],
  args: { ...states.light, onThemeChange: fn(), onModeChange: fn() },
} satisfies Meta<typeof ThemePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: states.light };

export const Dark: Story = { args: states.dark };

export const System: Story = { args: states.system };

export const OneTheme: Story = { args: states.oneTheme };

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Blue and orange' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('K');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith('dark');
  },
};
