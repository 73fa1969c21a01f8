import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { inWindow } from '../values/inWindow.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Drawer, DialogTrigger } from './index.ts';
import { states } from './Drawer.states.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  tags: ['!autodocs'],
  parameters: {
    ...inWindow,
    layout: 'fullscreen',
    opening: { from: 'button', key: 'Enter', shows: 'dialog' },
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Open</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: args.title })).toBeVisible());
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain, parameters: { apg: 'dialog' } };
export const Small: Story = { args: states.small };
export const Large: Story = { args: states.large };
export const WithActions: Story = { args: states.withActions };
export const Long: Story = { args: states.long };

/** At the end side: the right in English, the left in Arabic. */
export const StandsAtTheEndSide: Story = {
  args: states.plain,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const panel = (await screen.findByRole('dialog')).parentElement;
    await waitFor(() => {
      const box = panel?.getBoundingClientRect();
      const isRightToLeft = document.documentElement.dir === 'rtl';
      void expect(isRightToLeft ? box?.left : box?.right).toBe(
        isRightToLeft ? 0 : document.documentElement.clientWidth,
      );
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
