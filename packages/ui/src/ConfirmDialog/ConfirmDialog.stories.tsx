import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { Heading } from '../Text/index.ts';
import { inWindow } from '../values/inWindow.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './ConfirmDialog.states.tsx';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  parameters: { ...inWindow, layout: 'fullscreen' },
  args: { onConfirm: fn(), defaultOpen: true },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };
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

/** At the button that asks. Without `defaultOpen`, which would make it answer to no trigger. */
const atItsButton: Story['render'] = ({ title, confirmLabel, children, items = [], tone, onConfirm }) => (
  <DialogTrigger>
    <Button>Delete…</Button>
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      items={items}
      tone={tone ?? 'accent'}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  </DialogTrigger>
);
const cancel = () => screen.getByRole('button', { name: 'Cancel' });
const asking = { apg: 'alert-dialog', opening: { from: 'button', key: 'Enter', shows: 'alertdialog' } };

/** Asked by a key: the answers come in their order, and whichever is given, the focus goes back to the button. */
export const Asked: Story = {
  args: states.withItems,
  parameters: asking,
  render: atItsButton,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete…' });
    const ask = async () => {
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(cancel()).toHaveFocus());
    };
    const isBack = async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await userEvent.tab();
    await ask();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('list', { name: 'What this concerns' })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isBack();
    await ask();
    await userEvent.keyboard('{Enter}');
    await isBack();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await ask();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isBack();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    // Open for the keys of its pattern, which leave it by Escape.
    await ask();
  },
};

let carriedOut = () => {};

/** While what was confirmed is carried out, a second Enter starts nothing; once it is, the focus goes back. */
export const ConfirmedOnce: Story = {
  args: {
    ...states.danger,
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          carriedOut = resolve;
        }),
    ),
  },
  render: atItsButton,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    carriedOut();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete…' })).toHaveFocus());
  },
};

function UntilItIsDeleted({ title, confirmLabel, children }: ComponentProps<typeof ConfirmDialog>) {
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <Heading level={1}>Taxes</Heading>
      {isThere && (
        <DialogTrigger>
          <Button>Delete…</Button>
          <ConfirmDialog
            tone="danger"
            title={title}
            confirmLabel={confirmLabel}
            onConfirm={() => setThere(false)}
          >
            {children}
          </ConfirmDialog>
        </DialogTrigger>
      )}
    </main>
  );
}

/** What asked is gone with what was deleted: the focus goes to the title of the page. */
export const ItsButtonIsGone: Story = {
  args: states.danger,
  render: UntilItIsDeleted,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: async () => keepsLayout(await screen.findByRole('alertdialog')),
};
