import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import * as css from './SideMenu.fixtures.css.ts';
import { SideMenu } from './index.ts';
import { states } from './SideMenu.states.tsx';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  tags: ['!autodocs'],
  args: states.default,
  decorators: [
    (Story) => (
      <div className={css.column} data-surface="nav">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: states.default };

export const Loading: Story = { args: states.loading };

export const LongText: Story = { args: states.longText };

export const GroupsOpenAndClose: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Taxes' })).toHaveAttribute('aria-current', 'page');
    const sync = canvas.getByRole('button', { name: 'Synchronisation' });
    await expect(sync).toHaveAttribute('aria-expanded', 'false');
    sync.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /Trackers/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: /Trackers/ })).toBeNull();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};
