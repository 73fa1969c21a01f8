import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Banner } from './index.ts';
import { states } from './Banner.states.tsx';

const meta = {
  title: 'Showing/Banner',
  component: Banner,
  tags: ['!autodocs'],
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: states.info };

export const Success: Story = { args: states.success };

export const Warning: Story = { args: states.warning };

export const Danger: Story = { args: states.danger };

export const WithActions: Story = { args: states.withActions };

export const Dismissable: Story = {
  args: { ...states.dismissable, onDismiss: fn() },
  parameters: { apg: 'button' },
};

const dismiss = fn();

export const Dismissed: Story = {
  args: { ...states.dismissable, onDismiss: dismiss },
  play: async ({ canvas }) => {
    dismiss.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(dismiss).toHaveBeenCalledTimes(1);
  },
};

/** It goes by itself after 2 s; while the focus is in it, its clock stands still. */
export const ClosesByItself: Story = {
  args: { ...states.success, isAutoClosing: true, onDismiss: dismiss },
  play: async ({ canvas }) => {
    dismiss.mockClear();
    const banner = canvas.getByRole('status');
    const [clock] = banner.getAnimations();
    if (!clock) throw new Error('The banner has no clock.');
    await expect(clock.effect?.getComputedTiming().duration).toBe(2000);
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await waitFor(() => expect(clock.playState).toBe('paused'));
    canvas.getByRole('button', { name: 'Dismiss' }).blur();
    await waitFor(() => expect(clock.playState).toBe('running'));
    clock.finish();
    await waitFor(() => expect(dismiss).toHaveBeenCalledTimes(1));
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
