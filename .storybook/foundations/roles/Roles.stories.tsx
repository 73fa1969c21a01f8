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

/** Read from the elements: queries by role judge each of a thousand. */
const shownIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h3')].map(({ textContent }) => textContent);

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    // The contract in full: a role that no group holds would be missing here.
    await expect(canvasElement.querySelector('output')).toHaveTextContent(`${catalogue.roles.length} roles`);
    await expect(shownIn(canvasElement).toSorted()).toEqual(
      catalogue.roles.map(({ name }) => name).toSorted(),
    );
  },
};

export const Found: Story = {
  globals: { theme: 'A' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByPlaceholderText('Name, purpose, step or value'), 'brand.950');
    await expect(shownIn(canvasElement)).toEqual(['accentSoft']);
    await userEvent.keyboard('{Escape}');
    await expect(shownIn(canvasElement)).toHaveLength(catalogue.roles.length);
  },
};

export const Surfaces: Story = {
  render: (_, { globals }) => <AllSurfaces theme={wornTheme(globals)} />,
};

export const Charts: Story = { render: (_, { globals }) => <AllCharts theme={wornTheme(globals)} /> };
