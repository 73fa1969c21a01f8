import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading, Skeleton } from './index.ts';
import { states } from './Skeleton.states.tsx';

const meta = {
  title: 'Showing/Skeleton',
  component: Skeleton,
  tags: ['!autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: states.text };

export const Title: Story = { args: states.title };

export const Control: Story = { args: states.control };

export const Row: Story = { args: states.row };

export const Card: Story = { args: states.card };

export const Avatar: Story = { args: states.avatar };

/** What comes within 150 ms shows no placeholder: the element is hidden until then. */
export const WaitsBeforeItAppears: Story = {
  args: states.text,
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden=true]');
    const [appear] = skeleton?.getAnimations() ?? [];
    if (!skeleton || !appear) throw new Error('The skeleton does not wait.');
    await expect(appear.effect?.getComputedTiming().delay).toBe(150);
    appear.currentTime = 149;
    await expect(getComputedStyle(skeleton).visibility).toBe('hidden');
    appear.currentTime = 151;
    await expect(getComputedStyle(skeleton).visibility).toBe('visible');
  },
};

export const AnnouncedOnce: Story = {
  args: states.text,
  render: (args) => (
    <Loading label="Loading taxes">
      <Skeleton {...args} />
      <Skeleton {...args} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading taxes$/);
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};
