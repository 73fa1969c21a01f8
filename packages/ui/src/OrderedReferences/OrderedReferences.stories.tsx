import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { OrderedReferences, type OrderedReferencesProps } from './index.ts';
import { states, taxes } from './OrderedReferences.states.tsx';

/** Searches as a server would, at once. */
function Stateful(props: OrderedReferencesProps) {
  const [value, setValue] = useState(props.value);
  const [words, setWords] = useState('');
  return (
    <OrderedReferences
      {...props}
      value={value}
      found={props.found.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))}
      onSearch={(next) => {
        props.onSearch(next);
        setWords(next);
      }}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Records/OrderedReferences',
  component: OrderedReferences,
  tags: ['!autodocs'],
  args: {
    label: 'Taxes of the group',
    value: [],
    found: taxes,
    addLabel: 'Add a tax',
    emptyText: 'No tax chosen yet. The till applies them in this order.',
    onChange: fn(),
    onSearch: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof OrderedReferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Filled: Story = { args: states.filled };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const ReadOnly: Story = { args: states.readOnly };

export const ReadOnlyEmpty: Story = { args: states.readOnlyEmpty };

export const Invalid: Story = { args: states.invalid };

export const LongText: Story = {
  args: states.longText,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const AddedByKeys: Story = {
  args: states.filled,
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const search = () => canvas.getByRole('combobox', { name: 'Add a tax' });
    await userEvent.type(search(), 'igic');
    await page.findByRole('option', { name: /IGIC general/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([...taxes.slice(0, 3), taxes[4]]);
    await expect(search()).toHaveValue('');
    await expect(search()).toHaveFocus();
    await expect(canvas.getByText('IGIC general added')).toBeInTheDocument();
  },
};

export const ReorderedAndRemoved: Story = {
  args: states.filled,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move IVA superreducido' }).focus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([taxes[2], taxes[0], taxes[1]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IVA general' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([taxes[2], taxes[1]]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
