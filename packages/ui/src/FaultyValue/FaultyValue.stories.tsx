import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepsLayout } from '../values/keepsLayout.ts';
import { FaultyValue } from './index.ts';
import { states } from './FaultyValue.states.tsx';

const meta = {
  title: 'Showing/FaultyValue',
  component: FaultyValue,
  tags: ['!autodocs'],
} satisfies Meta<typeof FaultyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Value: Story = { args: states.value };

export const Missing: Story = { args: states.missing };

export const Long: Story = {
  args: states.long,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
