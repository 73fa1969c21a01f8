import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepsLayout } from '../values/keepsLayout.ts';
import { FieldValue } from './index.ts';
import { states } from './FieldValue.states.tsx';

const meta = {
  title: 'Records/FieldValue',
  component: FieldValue,
  tags: ['!autodocs'],
  args: states.text,
} satisfies Meta<typeof FieldValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: states.text };

export const Unset: Story = { args: states.unset };

export const Marked: Story = { args: states.marked };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
