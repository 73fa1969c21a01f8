import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { catalogue, wornTheme } from '../catalogue.ts';
import { Charts as AllCharts } from './Charts.tsx';
import { Roles } from './Roles.tsx';
import { Surfaces as AllSurfaces } from './Surfaces.tsx';

const meta = {
  title: 'Foundations/Roles',
  component: Roles,
  tags: ['!autodocs'],
  args: { theme: 'A' },
  // The toolbar chooses.
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => <Roles theme={wornTheme(globals)} />,
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    // The contract in full: a role that no group holds would be missing here.
    await expect(canvas.getByRole('status')).toHaveTextContent(`${catalogue.roles.length} roles`);
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names.toSorted()).toEqual(catalogue.roles.map(({ name }) => name).toSorted());
  },
};

export const Found: Story = {
  globals: { theme: 'A' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search roles' }), 'brand.975');
    await expect(canvas.queryByRole('heading', { name: 'danger' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'accentSoft' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { name: 'danger' })).toBeVisible();
  },
};

export const Surfaces: Story = {
  render: (_, { globals }) => <AllSurfaces theme={wornTheme(globals)} />,
};

export const Charts: Story = { render: (_, { globals }) => <AllCharts theme={wornTheme(globals)} /> };
