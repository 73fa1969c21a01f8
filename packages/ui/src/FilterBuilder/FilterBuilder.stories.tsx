import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fields, states } from './FilterBuilder.states.tsx';
import { FilterBuilder, type FilterBuilderProps } from './index.ts';

function Stateful(props: FilterBuilderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FilterBuilder
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Lists/FilterBuilder',
  component: FilterBuilder,
  tags: ['!autodocs'],
  args: { label: 'Filters', fields, value: states.none.value, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FilterBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const One: Story = { args: states.one };

export const Several: Story = { args: states.several };

export const AnyOf: Story = { args: states.any };

export const Nested: Story = { args: states.nested };

export const UnknownField: Story = { args: states.unknownField };

export const LongText: Story = { args: states.longText };

export const Added: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    const editor = within(await page.findByRole('dialog', { name: 'Add filter' }));
    await userEvent.click(editor.getByRole('button', { name: 'Apply' }));
    await expect(editor.getByText('Give a value to compare with.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(editor.getByRole('textbox', { name: 'Value' }), 'IVA{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      and: [{ field: 'code', operator: 'like', value: 'IVA' }],
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Code contains IVA' })).toBeVisible());
  },
};

export const ChangedByKeys: Story = {
  args: states.one,
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'Code contains IVA' }).focus();
    await userEvent.keyboard('{Enter}');
    const editor = within(await page.findByRole('dialog', { name: 'Change filter' }));
    const value = editor.getByRole('textbox', { name: 'Value' });
    await expect(value).toHaveValue('IVA');
    await userEvent.clear(value);
    await userEvent.type(value, 'IGIC{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      and: [{ field: 'code', operator: 'like', value: 'IGIC' }],
    });
  },
};

export const TakenOut: Story = {
  args: states.nested,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Code contains IVA' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ and: [states.nested.value.and[1]] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: 2 nested conditions' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ and: [] });
  },
};
