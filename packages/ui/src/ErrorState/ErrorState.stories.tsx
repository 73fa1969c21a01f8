import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './index.ts';
import { states } from './ErrorState.states.tsx';

const meta = {
  title: 'Showing/ErrorState',
  component: ErrorState,
  tags: ['!autodocs'],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Titled: Story = { args: states.titled };

export const TriedAgain: Story = {
  args: { ...states.plain, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = { args: { ...states.plain, onRetry: fn(), isRetrying: true } };
