import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { UsedBy } from './index.ts';
import { states } from './UsedBy.states.tsx';

const meta = {
  title: 'Records/UsedBy',
  component: UsedBy,
  tags: ['!autodocs'],
} satisfies Meta<typeof UsedBy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: states.named };

/** The page that asked stays where it is: each link opens a tab of its own, and says so. */
export const Many: Story = {
  args: states.many,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(7);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/new tab/);
    }
  },
};

/** Who may not read an area learns how many records stand in the way, not which. */
export const Counted: Story = {
  args: states.counted,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithoutPage: Story = { args: states.withoutPage };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
