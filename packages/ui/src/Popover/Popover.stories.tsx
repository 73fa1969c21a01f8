import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Popover, PopoverTrigger } from './index.ts';
import { states } from './Popover.states.tsx';
import { inWindow } from '../values/inWindow.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  tags: ['!autodocs'],
  parameters: { ...inWindow, opening: { from: 'button', key: 'Enter', shows: 'dialog' } },
  render: (args) => (
    <PopoverTrigger>
      <Button>Open</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = { args: states.titled, parameters: { apg: 'dialog' } };
export const Labelled: Story = { args: states.labelled };
export const Small: Story = { args: states.small };
export const Large: Story = { args: states.large };
export const Unpadded: Story = { args: states.unpadded };
export const Long: Story = { args: states.long };

export const EscapeReturnsTheFocus: Story = {
  args: states.titled,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share this view' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await keepsLayout(await screen.findByRole('dialog'));
  },
};
