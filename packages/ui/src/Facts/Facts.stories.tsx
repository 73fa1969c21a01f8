import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Fact, Facts } from './index.ts';
import { states } from './Facts.states.tsx';

const meta = {
  title: 'Showing/Facts',
  component: Facts,
  tags: ['!autodocs'],
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByTheLongestName: Story = {
  args: states.content,
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().x);
    await expect(new Set(edges).size).toBe(1);
  },
};

export const InHalves: Story = { args: states.halves };

export const LongTexts: Story = {
  args: states.long,
  decorators: [(story) => <div style={{ inlineSize: '18rem' }}>{story()}</div>],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};

/** Its sign stays where the company writes it. */
export const AmountAmongArabic: Story = {
  args: { children: <Fact term="المبيع منذ التركيب">31.420,49 €</Fact> },
  decorators: [(story) => <div dir="rtl">{story()}</div>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('31.420,49 €')).direction).toBe('ltr');
  },
};
