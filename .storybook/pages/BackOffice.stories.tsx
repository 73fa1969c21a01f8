import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOf } from '../brand/offered.ts';
import { screens } from './screens.ts';

const meta = {
  title: 'Pages/Back office',
  component: screens.list,
  tags: ['!autodocs'],
  args: { brand: brandOf('default') },
  // The toolbar chooses.
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  render: (_, { globals }) => <screens.list brand={brandOf(String(globals['brand']))} />,
} satisfies Meta<typeof screens.list>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Form: Story = {
  render: (_, { globals }) => <screens.form brand={brandOf(String(globals['brand']))} />,
};

export const Detail: Story = {
  render: (_, { globals }) => <screens.detail brand={brandOf(String(globals['brand']))} />,
};

export const Settings: Story = {
  render: (_, { globals }) => <screens.settings brand={brandOf(String(globals['brand']))} />,
};

export const Dialog: Story = {
  render: (_, { globals }) => <screens.dialog brand={brandOf(String(globals['brand']))} />,
};
