import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, type Mock } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { createToastStore, ToastRegion, type ToastContent } from './index.ts';
import { states } from './Toasts.states.tsx';

/** Time that never passes: a story looks the same whenever it is looked at. */
const stillClock = { now: () => 0, after: () => () => {} };

interface DemoProps {
  readonly toasts: readonly ToastContent[];
  readonly onPause: Mock<() => void>;
  readonly onResume: Mock<() => void>;
}

function Demo({ toasts, onPause, onResume }: DemoProps) {
  const [store] = useState(() => {
    const inner = createToastStore(stillClock);
    for (const toast of toasts) inner.add(toast);
    return {
      ...inner,
      pause: () => {
        onPause();
        inner.pause();
      },
      resume: () => {
        onResume();
        inner.resume();
      },
    };
  });
  const first = toasts[0];
  return (
    <div style={{ minBlockSize: '20rem' }}>
      <button type="button" onClick={() => first && store.add(first)}>
        Say it again
      </button>
      <ToastRegion store={store} />
    </div>
  );
}

const meta = {
  title: 'Feedback/Toasts',
  component: Demo,
  tags: ['!autodocs'],
  args: { toasts: states.saved, onPause: fn(), onResume: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = { args: { toasts: states.saved } };

export const Undoable: Story = { args: { toasts: states.undoable } };

export const Failed: Story = { args: { toasts: states.failed } };

export const Each: Story = { args: { toasts: states.each } };

export const CountedAndAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Say it again' });
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    const said = () => region.getAllByRole('log').map((log) => log.textContent);
    await expect(said()).toEqual(['', 'Tax IVA21 saved']);
    await userEvent.click(again);
    await userEvent.click(again);
    await expect(region.getAllByRole('listitem')).toHaveLength(1);
    await expect(region.getByText('3 times')).toBeInTheDocument();
    await expect(said()).toEqual(['', 'Tax IVA21 saved']);
  },
};

export const StandsStillWhileRead: Story = {
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const toast = canvas.getByRole('listitem');
    await user.hover(toast);
    await expect(args.onPause).toHaveBeenCalled();
    args.onResume.mockClear();
    await user.unhover(toast);
    await expect(args.onResume).toHaveBeenCalled();
    args.onPause.mockClear();
    args.onResume.mockClear();
    canvas.getByRole('button', { name: 'Close message' }).focus();
    await expect(args.onPause).toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Say it again' }).focus();
    await expect(args.onResume).toHaveBeenCalled();
  },
};

export const ClosedByKeys: Story = {
  args: { toasts: states.each },
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Say it again' });
    again.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(again).toHaveFocus();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: { toasts: states.bad },
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
