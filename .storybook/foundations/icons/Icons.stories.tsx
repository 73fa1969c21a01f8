import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icons } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** What the page says of an icon is what its drawing does. */
export const MirroredAsTheySay: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'chevron');
    const mirrored = within(canvas.getByRole('list', { name: 'Mirrored from right to left' }));
    await expect(mirrored.getByText('ChevronRight')).toBeVisible();
    const others = within(canvas.getByRole('list', { name: 'The same in every direction' }));
    await expect(others.getByText('ChevronDown')).toBeVisible();
    await expect(others.queryByText('ChevronRight')).toBeNull();
  },
};
