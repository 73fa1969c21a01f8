import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Link } from './index.ts';
import { states } from './Link.states.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['!autodocs'],
  args: { onPress: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = { args: states.accent, parameters: { apg: 'link' } };

export const Plain: Story = { args: states.plain };

export const StandingAlone: Story = { args: states.standingAlone };

export const AroundAPicture: Story = { args: states.picture };

export const Disabled: Story = { args: states.disabled };

export const WithinASentence: Story = {
  args: states.accent,
  render: (args) => (
    <p>
      The rate comes from <Link {...args} />, where each region has its own.
    </p>
  ),
};

export const FollowedByKeys: Story = {
  args: states.accent,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Taxes' });
    await expect(link).toHaveAttribute('href', '#taxes');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
