import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchButton } from './index.ts';
import { states } from './SearchButton.states.tsx';

const meta = {
  title: 'Shell/SearchButton',
  component: SearchButton,
  tags: ['!autodocs'],
  args: { ...states.withKeys, onPress: fn() },
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithKeys: Story = { args: states.withKeys, parameters: { apg: 'button' } };

export const Plain: Story = {
  args: states.plain,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search or go to…' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
