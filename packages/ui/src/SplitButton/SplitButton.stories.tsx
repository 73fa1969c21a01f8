import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { SplitButton } from './index.ts';
import { states } from './SplitButton.states.tsx';

const meta = {
  title: 'Actions/SplitButton',
  component: SplitButton,
  tags: ['!autodocs'],
  args: { ...states.neutral, onPress: fn(), onAction: fn() },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: states.neutral };

export const Accent: Story = { args: states.accent, parameters: { apg: 'split-button' } };

export const Danger: Story = { args: states.danger };

export const Soft: Story = { args: states.soft };

export const AccentSoft: Story = { args: states.accentSoft };

export const Ghost: Story = { args: states.ghost };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const WithIcon: Story = { args: states.icon };

export const Pending: Story = {
  args: states.pending,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to publish' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const MenuPending: Story = { args: states.menuPending };

export const Disabled: Story = {
  args: states.disabled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'More ways to publish' })).toBeEnabled();
  },
};

export const MenuDisabled: Story = { args: states.menuDisabled };

export const BothDisabled: Story = { args: states.bothDisabled };

export const LongText: Story = {
  args: states.long,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** The keys of the APG menu button, and of the button beside it. */
export const UsedByKeys: Story = {
  args: states.accent,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Publish' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More ways to publish' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Publish tonight' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('some');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The outer corners are round and the inner ones square, whichever way one reads. */
export const JoinedInReadingDirection: Story = {
  args: states.neutral,
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Publish' });
    const isRightToLeft = getComputedStyle(action).direction === 'rtl';
    const { borderTopLeftRadius: left, borderTopRightRadius: right } = getComputedStyle(action);
    await expect(isRightToLeft ? left : right).toBe('0px');
    await expect(isRightToLeft ? right : left).not.toBe('0px');
    const joined = canvas.getByRole('button', { name: 'More ways to publish' }).getBoundingClientRect();
    const { left: from, right: to } = action.getBoundingClientRect();
    await expect(Math.abs(isRightToLeft ? from - joined.right : joined.left - to)).toBeLessThanOrEqual(1);
  },
};

/** Whatever stands in its words, nothing leaves a narrow box. */
export const Bad: Story = {
  args: states.bad,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};
