import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { bounds, fields, inner, states } from './FilterBuilder.states.tsx';
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
  args: { label: 'Filters', fields, value: states.none.value, bounds, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FilterBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const One: Story = { args: states.one };

export const Several: Story = { args: states.several };

export const AnyOf: Story = { args: states.any };

export const Nested: Story = { args: states.nested };

export const Deepest: Story = {
  args: states.deepest,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deeper than 5 levels')).toBeVisible();
  },
};

export const Full: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A filter takes 5 parts at most, groups included.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add filter' })).toBeNull();
  },
};

export const Records: Story = {
  args: states.records,
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByRole('button', { name: 'Department is empty' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Department is No longer there' })).toBeVisible();
    canvas.getByRole('button', { name: 'Department is one of Drinks or Kitchen' }).focus();
    await userEvent.keyboard('{Enter}');
    const editor = within(await page.findByRole('dialog', { name: 'Change filter' }));
    editor.getByRole('combobox', { name: 'Search' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(editor.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      and: [{ field: 'department', operator: 'in', value: ['d2'] }, ...states.records.value.and.slice(1)],
    });
  },
};

export const DaysAndTimes: Story = {
  args: states.daysAndTimes,
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: 'Last change is at least 21/11/2026' }).focus();
    await userEvent.keyboard('{Enter}');
    const editor = within(await page.findByRole('dialog', { name: 'Change filter' }));
    editor.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(editor.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      and: [{ ...states.daysAndTimes.value.and[0], value: '2026-11-22' }, states.daysAndTimes.value.and[1]],
    });
  },
};

/** One word turns the whole group, from the keyboard too. */
export const JoinedOtherwise: Story = {
  args: states.nested,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'or, change to and' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      and: [states.nested.value.and[0], { and: inner }],
    });
  },
};

export const GroupAdded: Story = {
  args: states.one,
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    const editor = within(await page.findByRole('dialog', { name: 'First condition of the group' }));
    await userEvent.type(editor.getByRole('textbox', { name: 'Value' }), 'IGIC{Enter}');
    const [code] = states.one.value.and;
    await expect(args.onChange).toHaveBeenLastCalledWith({
      and: [code, { or: [{ ...code, value: 'IGIC' }] }],
    });
    const inside = within(canvas.getByRole('group', { name: 'Any of these' }));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Code contains IGIC' })).toBeVisible());
  },
};

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
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove group' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ and: [] });
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

/** Whoever asked for a filter is asked for its condition at once. */
export const Adding: Story = {
  args: states.adding,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Add filter' })).toBeVisible();
  },
};
