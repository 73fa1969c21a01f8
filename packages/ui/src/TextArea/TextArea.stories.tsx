import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { TextArea } from './index.ts';
import { states } from './TextArea.states.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Note', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Filled: Story = { args: states.filled, parameters: { apg: 'text-area' } };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const TakesSeveralLines: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
