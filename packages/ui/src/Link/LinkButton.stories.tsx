import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  tags: ['!autodocs'],
  args: { href: '#new', children: 'New tax' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'accent', iconStart: Plus } };
export const Secondary: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };

/** It looks like a button and remains a link: opened in a new tab, copied, bookmarked. */
export const RemainsALink: Story = {
  args: { tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New tax' })).toHaveAttribute('href', '#new');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
