import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ValueChange } from './index.ts';
import { states } from './ValueChange.states.tsx';

const meta = {
  title: 'Showing/ValueChange',
  component: ValueChange,
  tags: ['!autodocs'],
} satisfies Meta<typeof ValueChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = { args: states.figure };

export const First: Story = { args: states.first };

export const Last: Story = { args: states.last };

export const Long: Story = {
  args: states.long,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
