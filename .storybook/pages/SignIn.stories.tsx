import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOf } from '../brand/offered.ts';
import { SignIn } from './SignIn.tsx';

const meta = {
  title: 'Pages/Sign in',
  component: SignIn,
  tags: ['!autodocs'],
  args: { brand: brandOf('default') },
  // The toolbar chooses.
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  render: (args, { globals }) => <SignIn {...args} brand={brandOf(String(globals['brand']))} />,
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = { args: { isRefused: true } };
