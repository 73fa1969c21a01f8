import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './index.ts';
import { states } from './Icon.states.tsx';

const meta = {
  title: 'Actions/Icon',
  component: Icon,
  tags: ['!autodocs'],
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  args: states.decorative,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Named: Story = {
  args: states.named,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Delete' })).toBeVisible();
  },
};

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const ExtraLarge: Story = { args: states.extraLarge };

export const Pointing: Story = { args: states.pointing };

export const Filled: Story = { args: states.filled };

export const NotMirrored: Story = { args: states.notMirrored };

/** Only what points somewhere turns round with the text. */
export const MirroredInRightToLeft: Story = {
  args: states.pointing,
  render: (args) => (
    <div dir="rtl">
      <Icon {...args} />
      <Icon {...states.notMirrored} />
    </div>
  ),
  play: async ({ canvas }) => {
    const mirrored = getComputedStyle(canvas.getByRole('img', { name: 'Next' })).transform;
    await expect(mirrored).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Opening hours' })).transform).toBe('none');
  },
};
