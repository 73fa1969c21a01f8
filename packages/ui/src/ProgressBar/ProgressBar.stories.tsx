import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ProgressBar } from './index.ts';
import { states } from './ProgressBar.states.tsx';

const meta = {
  title: 'Showing/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = { args: states.started };

export const Half: Story = {
  args: states.half,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Publishing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '6');
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 12 tills');
  },
};

export const Done: Story = { args: states.done };

export const Failed: Story = { args: states.failed };

export const Unknown: Story = {
  args: states.unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const HiddenLabel: Story = { args: states.hiddenLabel };

/** What is more than all is all. */
export const BeyondTheEnd: Story = {
  args: states.beyondTheEnd,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await keepsLayout(canvasElement);
  },
};

/** Of nothing, all is done. */
export const NothingToDo: Story = {
  args: states.nothingToDo,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Publishing' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0 of 0 tills');
    await expect(bar.ariaValueNow).toBe(bar.ariaValueMax);
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
