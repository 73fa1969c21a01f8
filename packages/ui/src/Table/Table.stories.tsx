import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Table } from './index.ts';
import { states, type Line } from './Table.states.tsx';

const meta = {
  title: 'Showing/Table',
  component: Table<Line>,
  tags: ['!autodocs'],
  args: { ...states.sums, getRowId: (line) => line.id },
} satisfies Meta<typeof Table<Line>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSums: Story = {
  args: states.sums,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sales of 21 November' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Tortilla' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Net sales' })).toBeVisible();
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('311.70 €');
  },
};

export const WithoutSums: Story = { args: states.plain };

export const Compact: Story = { args: states.compact };

export const CaptionHidden: Story = { args: states.captionHidden };

export const Centred: Story = { args: states.centred };

export const Empty: Story = {
  args: states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Nothing to show' })).toBeVisible();
  },
};

export const EmptyTeachesTheNextStep: Story = { args: states.emptyTaught };

export const LongWords: Story = {
  args: states.longWords,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const MixedDirections: Story = {
  args: states.mixedDirections,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

/** Wider than its place it is a region that keys can scroll; the page does not scroll. */
export const ManyColumnsWhereItIsNarrow: Story = {
  args: states.manyColumns,
  parameters: { apg: 'scroll-region' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Sold each hour' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

export const NoStopWhereNothingScrolls: Story = {
  args: states.plain,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const StickyHead: Story = {
  args: states.stickyHead,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Sales of 21 November' });
    region.scrollTop = 400;
    const head = canvas.getByRole('columnheader', { name: 'Product' });
    await waitFor(() =>
      expect(Math.abs(head.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBeLessThan(2),
    );
  },
};
