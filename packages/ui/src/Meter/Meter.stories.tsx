import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Meter } from './index.ts';
import { states } from './Meter.states.tsx';

const meta = {
  title: 'Showing/Meter',
  component: Meter,
  tags: ['!autodocs'],
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  args: states.normal,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Flour' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await expect(meter).toHaveAttribute('aria-valuetext', '18 kg');
  },
};

/** A limit is told in words and by a sign, to eyes and to ears. */
export const Low: Story = {
  args: states.low,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '3.5 kg, Low');
  },
};

export const High: Story = { args: states.high };

export const Severe: Story = { args: states.severe };

export const NoLimits: Story = { args: states.noLimits };

/** The bar ends where the scale does; the figure says what it is. */
export const BeyondTheEnd: Story = {
  args: states.beyondTheEnd,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('72 kg')).toBeVisible();
  },
};

export const Empty: Story = { args: states.empty };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const Huge: Story = { args: states.huge };

export const LongText: Story = { args: states.longText };

export const MixedDirection: Story = { args: states.mixedDirection };

/** A figure that is none is called unknown, and no limit is reached. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Unknown');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
