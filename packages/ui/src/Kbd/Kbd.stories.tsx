import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './index.ts';
import { states } from './Kbd.states.tsx';

const meta = {
  title: 'Actions/Kbd',
  component: Kbd,
  tags: ['!autodocs'],
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = { args: states.key };

export const Letter: Story = { args: states.letter };
