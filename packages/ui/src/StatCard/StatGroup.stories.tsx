import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { StatCard, StatGroup } from './index.ts';
import { states } from './StatCard.states.tsx';

const meta = {
  title: 'Charts/StatGroup',
  component: StatGroup,
  args: {
    children: (
      <>
        <StatCard {...states.more} />
        <StatCard {...states.less} />
        <StatCard {...states.lessIsGood} />
        <StatCard {...states.none} />
      </>
    ),
  },
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};

/** No figure stands in a line by itself. */
export const Seven: Story = {
  args: { children: Array.from({ length: 7 }, (_, index) => <StatCard key={index} {...states.more} />) },
  decorators: [(story) => <div style={{ inlineSize: '66rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText('Sold').map((name) => Math.round(name.getBoundingClientRect().top));
    const lines = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    await expect(lines).toEqual([4, 3]);
  },
};

/** As long as nobody knows them: nothing moves when they come. */
export const Coming: Story = {
  args: {
    children: (
      <>
        <StatCard {...states.coming} label="Sold" />
        <StatCard {...states.coming} label="Tickets" />
      </>
    ),
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: { children: <StatCard {...states.bad} /> },
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
