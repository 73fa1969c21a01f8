import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './index.ts';
import { states } from './Field.states.tsx';

const meta = {
  title: 'Fields/Field',
  component: Field,
  tags: ['!autodocs'],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = {
  args: states.wrong,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Pictures' });
    await expect(group).toHaveAccessibleDescription('Shown on the order screen. Take at most four pictures.');
  },
};

export const WithEnd: Story = { args: states.withEnd };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const Disabled: Story = { args: states.disabled };

/** A control of its own takes the ids. */
export const AroundOneControl: Story = {
  args: {
    ...states.wrong,
    children: ({ id, describedBy, isInvalid }) => (
      <input id={id} type="file" aria-describedby={describedBy} aria-invalid={isInvalid} />
    ),
  },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Pictures');
    await expect(control).toHaveAttribute('type', 'file');
    await expect(control).toHaveAccessibleDescription(
      'Shown on the order screen. Take at most four pictures.',
    );
  },
};
