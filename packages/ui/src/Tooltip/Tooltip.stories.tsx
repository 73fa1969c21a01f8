import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Tooltip } from './index.ts';
import { states } from './Tooltip.states.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: states.short };

export const Long: Story = {
  args: states.long,
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: states.disabled,
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** Seen on focus at once, wired as a description, gone with Escape. */
export const ShownOnFocus: Story = {
  args: states.short,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends the changes to the tills');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Sends the changes to the tills');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
