import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { CompareMerge, type CompareMergeProps, type MergeChoice } from './index.ts';
import { states } from './CompareMerge.states.tsx';

function Stateful(props: CompareMergeProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, MergeChoice>>>(props.choices);
  return (
    <CompareMerge
      {...props}
      choices={choices}
      onChoose={(field, choice) => {
        props.onChoose(field, choice);
        setChoices((last) => ({ ...last, [field]: choice }));
      }}
    />
  );
}

const meta = {
  title: 'Records/CompareMerge',
  component: CompareMerge,
  tags: ['!autodocs'],
  args: {
    ...states.open,
    theirName: 'Marta Ruiz, 3 minutes ago',
    onChoose: fn(),
    onApply: fn(),
    onCancel: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CompareMerge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: states.open };

export const Partly: Story = { args: states.partly };

export const Decided: Story = { args: states.decided };

export const Saving: Story = { args: states.saving };

export const DecidedByKeys: Story = {
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save this result' });
    await expect(save).toBeDisabled();
    const value = within(canvas.getByRole('radiogroup', { name: 'Value' }));
    value.getByRole('radio', { name: /^Yours/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('value', 'mine');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 fields to decide');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('value', 'theirs');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep all of mine' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 fields of yours, 0 fields of theirs');
    await userEvent.click(save);
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
