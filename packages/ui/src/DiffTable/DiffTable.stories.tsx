import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { DiffTable } from './index.ts';
import { states } from './DiffTable.states.tsx';

const meta = {
  title: 'Records/DiffTable',
  component: DiffTable,
  tags: ['!autodocs'],
  args: states.changed,
} satisfies Meta<typeof DiffTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  args: states.changed,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Value/ });
    await expect(row.querySelector('del')).toHaveTextContent('21 %');
    await expect(row.querySelector('ins')).toHaveTextContent('20 %');
  },
};

export const Created: Story = { args: states.created };

export const Records: Story = {
  args: states.records,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Record' })).toBeVisible();
  },
};

export const CaptionHidden: Story = { args: states.captionHidden };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
