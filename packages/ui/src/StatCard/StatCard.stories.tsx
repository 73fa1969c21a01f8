import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { StatCard } from './index.ts';
import { states } from './StatCard.states.tsx';

const meta = {
  title: 'Charts/StatCard',
  component: StatCard,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  args: states.more,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1,862.40 €' })).toHaveAttribute('href', '#tickets');
    await userEvent.click(canvas.getByRole('button', { name: 'How it is counted: Sold' }));
    await expect(await screen.findByRole('dialog', { name: 'Sold' })).toHaveTextContent(/tax included/);
    await userEvent.keyboard('{Escape}');
  },
};

export const Less: Story = { args: states.less };

export const Same: Story = {
  args: states.same,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unchanged')).toBeVisible();
  },
};

export const LessIsGood: Story = { args: states.lessIsGood };

export const NeitherIsGood: Story = { args: states.neither };

export const Plain: Story = { args: states.plain };

export const Large: Story = { args: states.lg };

export const Nothing: Story = { args: states.none };

export const Coming: Story = { args: states.coming };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
