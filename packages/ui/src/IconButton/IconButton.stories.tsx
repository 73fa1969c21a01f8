import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { IconButton } from './index.ts';
import { states } from './IconButton.states.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = { args: states.ghost, parameters: { apg: 'button' } };

export const Solid: Story = { args: states.solid, parameters: { apg: 'tooltip' } };

export const Soft: Story = { args: states.soft };

export const Accent: Story = { args: states.accent };

export const Danger: Story = { args: states.danger };

export const Filled: Story = { args: states.filled };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const Disabled: Story = { args: states.disabled };

export const Pending: Story = { args: states.pending };

/** The name is read always, and seen while the button has focus. */
export const ShowsItsNameOnFocus: Story = {
  args: states.ghost,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LargeEnoughToHit: Story = {
  args: states.small,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

/** Its name is a tooltip of any length. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await keepsLayout(await screen.findByRole('tooltip'));
    await keepsLayout(canvasElement);
  },
};
