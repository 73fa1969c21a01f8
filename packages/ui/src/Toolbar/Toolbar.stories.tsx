import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent } from 'storybook/test';
import { Toolbar } from './index.ts';
import { states } from './Toolbar.states.tsx';

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { args: states.horizontal, parameters: { apg: 'toolbar' } };

export const Vertical: Story = { args: states.vertical };

/** One tab stop; arrows walk in reading direction, the way right-to-left readers expect. */
export const ArrowsFollowTheReadingDirection: Story = {
  args: states.horizontal,
  render: (args) => (
    <I18nProvider locale="ar-EG">
      <Toolbar {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};
