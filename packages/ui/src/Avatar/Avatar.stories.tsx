import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Avatar } from './index.ts';
import { states } from './Avatar.states.tsx';

const meta = {
  title: 'Showing/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = { args: states.initials };

export const Business: Story = { args: states.business };

export const Picture: Story = { args: states.picture };

export const Broken: Story = {
  args: states.broken,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-initials=AR]')).toBeVisible());
  },
};

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const ExtraLarge: Story = { args: states.extraLarge };

export const NameRead: Story = {
  args: states.nameRead,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Ruiz' })).toBeVisible();
  },
};

/** Each name keeps its colour; many names use them all. */
export const Colours: Story = {
  args: states.initials,
  render: () => (
    <>
      {['Ana Ruiz', 'Bilal Nasr', 'Chloé Petit', 'Dario Gil', 'Elena Vidal', 'Farid Aziz', 'Hana Kral'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </>
  ),
};

export const Mixed: Story = {
  args: states.mixed,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

/** Nobody's: the sign of a person. */
export const Empty: Story = {
  args: states.empty,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const EmptyBusiness: Story = { args: states.emptyBusiness };
