import type { Meta, StoryObj } from '@storybook/react-vite';
import { wornTheme } from '../catalogue.ts';
import { Space } from './Space.tsx';

const meta = {
  title: 'Foundations/Space',
  component: Space,
  tags: ['!autodocs'],
  args: { theme: 'A' },
  // The toolbar chooses.
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => <Space theme={wornTheme(globals)} />,
} satisfies Meta<typeof Space>;

export default meta;

export const Everything: StoryObj<typeof meta> = {};
