import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { NavList } from './index.ts';
import { states } from './NavList.states.tsx';

const meta = {
  title: 'Navigation/NavList',
  component: NavList,
  tags: ['!autodocs'],
} satisfies Meta<typeof NavList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  args: states.pages,
  decorators: [(story) => <div style={{ inlineSize: '13rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const edges = links.map((link) => Math.round(link.getBoundingClientRect().x));
    await expect(new Set(edges).size).toBe(1);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};

export const Above: Story = {
  args: states.pages,
  decorators: [(story) => <div style={{ inlineSize: 'min(100%, 30rem)' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().y));
    await expect(new Set(lines).size).toBe(1);
  },
};

export const WithoutIcons: Story = { args: states.plain, parameters: { apg: 'breadcrumb' } };

export const LongTexts: Story = {
  args: states.long,
  decorators: [(story) => <div style={{ inlineSize: '13rem' }}>{story()}</div>],
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
