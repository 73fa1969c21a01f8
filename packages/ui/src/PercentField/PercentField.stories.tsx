import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { PercentField } from './index.ts';
import { states } from './PercentField.states.tsx';

const meta = {
  title: 'Fields/PercentField',
  component: PercentField,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <PercentField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Rate: Story = { args: states.rate, parameters: { apg: 'limited-number-field' } };

export const Places: Story = { args: states.places };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const TooMuch: Story = { args: states.tooMuch };

export const Negative: Story = { args: states.negative };

export const WiderLimits: Story = { args: states.widerLimits };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const Huge: Story = { args: states.huge };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Rate' });
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/twenty-one.* is not a number/));
    await keepsLayout(canvasElement);
    await userEvent.type(input, '7');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const LongText: Story = { args: states.longText };

export const GivesHundredths: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Rate' });
    await waitFor(() => expect(input).toHaveAccessibleDescription('%'));
    await userEvent.type(input, '5.250');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('5.25');
    await expect(input).toHaveValue('5.25');
  },
};

/** Nothing is moved to the nearest limit without a word. */
export const OutsideItsLimitsIsKeptAndReported: Story = {
  args: states.rate,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.clear(input);
    await userEvent.type(input, '150');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('150');
    await expect(input).toHaveValue('150');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Enter 100 or less\./));
  },
};

export const StepsStopAtTheLimits: Story = {
  args: { ...states.rate, value: '95' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Rate' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('96');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('100');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Rate' })).toHaveValue('100');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
  },
};

/** What is no number stays where a person can mend it, and is named; nobody takes it for the figure before. */
export const PastedWordsAreNamed: Story = {
  args: states.rate,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.tripleClick(input);
    await userEvent.paste('twenty-one per cent');
    await userEvent.tab();
    await expect(input).toHaveValue('twenty-one per cent');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/twenty-one per cent.* is not a number/));
    await expect(args.onChange).toHaveBeenLastCalledWith('NaN');
    await userEvent.tripleClick(input);
    await userEvent.paste(' 10,5 % ');
    await userEvent.tab();
    await waitFor(() => expect(input).toBeValid());
    await expect(args.onChange).toHaveBeenLastCalledWith('10.5');
    await expect(input).toHaveValue('10.5');
    await userEvent.clear(input);
    await userEvent.type(input, '-5{Tab}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Enter 0 or more\./));
  },
};
