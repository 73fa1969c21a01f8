import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { PressCard } from './index.ts';
import { states } from './PressCard.states.tsx';

const meta = {
  title: 'Actions/PressCard',
  component: PressCard,
  tags: ['!autodocs'],
  decorators: [(story) => <div style={{ maxInlineSize: '18rem' }}>{story()}</div>],
} satisfies Meta<typeof PressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { ...states.plain, onPress: fn() }, parameters: { apg: 'button' } };

export const Detailed: Story = { args: states.detailed };

export const WithIcons: Story = { args: states.withIcons };

export const Pictured: Story = { args: states.pictured };

export const Disabled: Story = {
  args: { ...states.disabled, onPress: fn() },
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('button', { name: /^Owner/ });
    await expect(card).toBeDisabled();
    await userEvent.tab();
    await expect(card).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PressedByKey: Story = {
  args: { ...states.detailed, onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Owner/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};
