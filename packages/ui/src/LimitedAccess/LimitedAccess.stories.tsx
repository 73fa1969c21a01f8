import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { LimitedAccess } from './index.ts';
import { states } from './LimitedAccess.states.tsx';

const meta = {
  title: 'Showing/LimitedAccess',
  component: LimitedAccess,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limited access' }));
    await expect(await screen.findByRole('dialog', { name: 'What you may not do here' })).toBeVisible();
  },
} satisfies Meta<typeof LimitedAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: states.one };
export const Many: Story = { args: states.many };
export const Long: Story = {
  args: states.long,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

/** Focus says it at once, as a description; a press says it in full, and Escape comes back. */
export const ToldOnFocusAndPress: Story = {
  args: states.many,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Limited access' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/Taxes · Create.*Ana Ruiz/);
    await expect(button).toHaveAccessibleDescription(/Taxes · Delete.*Ana Ruiz/);
    await userEvent.keyboard('{Enter}');
    const told = await screen.findByRole('dialog', { name: 'What you may not do here' });
    await expect(told).toHaveTextContent('ALLOW_COMPANY_TAX_EDIT');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
