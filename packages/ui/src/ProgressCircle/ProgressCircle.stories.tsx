import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ProgressCircle } from './index.ts';
import { states } from './ProgressCircle.states.tsx';

const meta = {
  title: 'Showing/ProgressCircle',
  component: ProgressCircle,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProgressCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = { args: states.started };

export const Half: Story = {
  args: states.half,
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Publishing' });
    await expect(circle).toHaveAttribute('aria-valuenow', '6');
    await expect(circle).toHaveAttribute('aria-valuetext', '6 of 12 tills');
  },
};

export const NothingYet: Story = { args: states.nothingYet };

export const Done: Story = { args: states.done };

export const Failed: Story = { args: states.failed };

/** Its words are what says busy where nothing turns. */
export const Unknown: Story = {
  args: states.unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Reading the file')).toBeVisible();
  },
};

export const Small: Story = { args: states.small };

export const SmallHalf: Story = { args: states.smallHalf };

export const Large: Story = {
  args: states.large,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};

export const LargeUnknown: Story = { args: states.largeUnknown };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const BeyondTheEnd: Story = {
  args: states.beyondTheEnd,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

/** A figure that is none says nothing of how far it is. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
