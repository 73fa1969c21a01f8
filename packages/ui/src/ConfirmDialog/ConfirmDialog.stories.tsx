import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { states } from './ConfirmDialog.states.tsx';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { onConfirm: fn(), defaultOpen: true },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain, parameters: { apg: 'alert-dialog' } };
export const Danger: Story = { args: states.danger };
export const WithItems: Story = { args: states.withItems };

/** The list is at most 350 px high and scrolls, also by keyboard. */
export const ManyItems: Story = {
  args: states.manyItems,
  play: async () => {
    const list = await screen.findByRole('list', { name: 'What this concerns' });
    await expect(list.getBoundingClientRect().height).toBe(350);
    await expect(list.scrollHeight).toBeGreaterThan(350);
    list.focus();
    await expect(list).toHaveFocus();
  },
};

export const DangerStartsAtCancel: Story = {
  args: states.danger,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ClosesOnceConfirmed: Story = {
  args: states.plain,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const StaysWhenTheAnswerIsFalse: Story = {
  args: { ...states.plain, onConfirm: fn(async () => false) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('data-pending'),
    );
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
