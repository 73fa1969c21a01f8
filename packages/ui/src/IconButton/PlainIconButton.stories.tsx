import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PlainIconButton } from './index.ts';
import { states } from './PlainIconButton.states.tsx';

const meta = {
  title: 'Actions/PlainIconButton',
  component: PlainIconButton,
  tags: ['!autodocs'],
  args: { onPress: fn() },
} satisfies Meta<typeof PlainIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = { args: states.ghost, parameters: { apg: 'button' } };
export const Solid: Story = { args: states.solid };
export const Accent: Story = { args: states.accent };
export const Small: Story = { args: states.small };
export const Disabled: Story = { args: states.disabled };
export const Pending: Story = { args: states.pending };

/** What tells it from IconButton: the focus shows no tooltip, and its name is there all the same. */
export const ShowsNoTooltip: Story = {
  args: states.ghost,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
