import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { inWindow } from '../values/inWindow.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Dialog, DialogTrigger } from './index.ts';
import { states } from './Dialog.states.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  parameters: {
    ...inWindow,
    layout: 'fullscreen',
    opening: { from: 'button', key: 'Enter', shows: 'dialog' },
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole(args.role ?? 'dialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { args: states.form, parameters: { apg: 'dialog' } };
export const Text: Story = { args: states.text };
export const Small: Story = { args: states.small };
export const Large: Story = { args: states.large };
export const ExtraLarge: Story = { args: states.extraLarge };
export const Alert: Story = {
  args: states.alert,
  parameters: { apg: 'alert-dialog', opening: { shows: 'alertdialog' } },
};
export const Long: Story = { args: states.long };

/** Focus goes in, stays in, and comes back. */
export const HoldsTheFocus: Story = {
  args: states.form,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename the view' });
    for (const name of ['Close', undefined, 'Cancel', 'Save', 'Close']) {
      await userEvent.tab();
      const target = name === undefined ? screen.getByRole('textbox') : screen.getByRole('button', { name });
      await expect(target).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press outside loses nothing that was typed. */
export const PressOutsideKeepsIt: Story = {
  args: states.form,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    const scrim = dialog.parentElement?.parentElement;
    if (!scrim) throw new Error('The dialog has no scrim.');
    await userEvent.click(scrim);
    await expect(dialog).toBeVisible();
  },
};

export const ClosedByItsActions: Story = {
  args: states.form,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
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
