import type { Meta, StoryObj } from '@storybook/react-vite';
import { Type } from './Type.tsx';

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs'],
  args: { density: 'comfortable' },
  // The toolbar chooses.
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => <Type density={String(globals['density'])} />,
} satisfies Meta<typeof Type>;

export default meta;

export const Everything: StoryObj<typeof meta> = {};
