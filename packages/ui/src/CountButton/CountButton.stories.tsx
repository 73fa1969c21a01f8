import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountButton } from './index.ts';
import { states } from './CountButton.states.tsx';

const meta = {
  title: 'Shell/CountButton',
  component: CountButton,
  tags: ['!autodocs'],
  args: states.some,
  decorators: [
    (Story) => (
      <div data-surface="topbar" style={{ padding: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none, parameters: { apg: 'link' } };

export const Some: Story = {
  args: states.some,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pending changes, 12 waiting' })).toBeVisible();
  },
};

export const Many: Story = {
  args: states.many,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** A press on what a bar is there for: its name is seen, and its count beside it. */
export const Named: Story = {
  args: states.named,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Publish, 3 changes wait' });
    await expect(within(link).getByText('Publish')).toBeVisible();
    await expect(within(link).getByText('3')).toBeVisible();
  },
};
