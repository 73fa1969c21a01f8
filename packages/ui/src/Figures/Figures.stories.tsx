import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Figures } from './index.ts';
import { states } from './Figures.states.tsx';

const meta = {
  title: 'Showing/Figures',
  component: Figures,
  tags: ['!autodocs'],
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: states.three,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Result' });
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'To change 1,284',
      'Stay as they are 12',
      'Refused 0',
    ]);
    list.focus();
    await expect(getComputedStyle(list).outlineStyle).toBe('none');
  },
};

export const LongTexts: Story = {
  args: states.long,
  decorators: [(story) => <div style={{ inlineSize: '14rem' }}>{story()}</div>],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};
