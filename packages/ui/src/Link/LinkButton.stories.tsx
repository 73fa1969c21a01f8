import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { LinkButton } from './index.ts';
import { states } from './LinkButton.states.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  tags: ['!autodocs'],
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: states.primary };
export const Secondary: Story = { args: states.secondary, parameters: { apg: 'link' } };
export const Soft: Story = { args: states.soft };
export const Ghost: Story = { args: states.ghost };
export const Small: Story = { args: states.small };
export const Large: Story = { args: states.large };
export const Disabled: Story = { args: states.disabled };

/** It looks like a button and remains a link: opened in a new tab, copied, bookmarked. */
export const RemainsALink: Story = {
  args: states.primary,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New tax' })).toHaveAttribute('href', '#new');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas }) => keepsLayout(canvas.getByRole('link')),
};
