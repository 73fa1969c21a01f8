import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoardPicture } from './index.ts';
import { states } from './BoardPicture.states.tsx';

const meta = {
  title: 'Kitchen/BoardPicture',
  component: BoardPicture,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Quiet: Story = { args: states.quiet };

export const Rush: Story = { args: states.rush };
