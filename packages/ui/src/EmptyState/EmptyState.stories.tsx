import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './index.ts';
import { states } from './EmptyState.states.tsx';

const meta = {
  title: 'Showing/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: states.first };

export const Filtered: Story = { args: states.filtered };

export const Published: Story = { args: states.published };

export const Quiet: Story = { args: states.quiet };

export const Plain: Story = { args: states.plain };
