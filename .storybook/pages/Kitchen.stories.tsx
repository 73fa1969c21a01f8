import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kitchen } from './Kitchen.tsx';

const meta = {
  title: 'Pages/Kitchen',
  component: Kitchen,
  tags: ['!autodocs'],
  globals: { density: 'kitchen' },
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof Kitchen>;

export default meta;

export const Board: StoryObj<typeof meta> = {};
