import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgeScale } from './index.ts';
import { states } from './AgeScale.states.tsx';

const meta = {
  title: 'Kitchen/AgeScale',
  component: AgeScale,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  args: states.legend,
} satisfies Meta<typeof AgeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Legend: Story = {
  args: states.legend,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'In timeto 5 min',
      'Late5–8 min',
      'Very lateover 8 min',
    ]);
  },
};

export const Counted: Story = { args: states.counted };
