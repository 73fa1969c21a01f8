import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Tooltip } from './index.ts';
import { states } from './Tooltip.states.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: states.short, parameters: { apg: 'tooltip' } };

export const Long: Story = {
  args: states.long,
  parameters: { opening: { key: 'Tab', shows: 'tooltip' } },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
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

/** On a wall a touch leaves the focus where it was; the words go all the same. */
export const GoneWithAPress: Story = {
  args: states.short,
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <p onPointerDown={(event) => event.preventDefault()}>{'14:05'}</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByText('14:05') });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: async () => {
    await userEvent.tab();
    await keepsLayout(await screen.findByRole('tooltip'));
  },
};
