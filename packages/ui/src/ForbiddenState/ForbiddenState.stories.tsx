import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForbiddenState } from './index.ts';
import { states } from './ForbiddenState.states.tsx';

const meta = {
  title: 'Showing/ForbiddenState',
  component: ForbiddenState,
  tags: ['!autodocs'],
} satisfies Meta<typeof ForbiddenState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Complete: Story = { args: states.complete };
