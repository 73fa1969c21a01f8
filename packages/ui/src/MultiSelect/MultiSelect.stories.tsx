import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect } from './index.ts';
import { states } from './MultiSelect.states.tsx';

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: readonly string[]) => {
      setValue(next);
      args.onChange(next);
    };
    return <MultiSelect {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Chosen: Story = { args: states.chosen };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const NothingToChoose: Story = { args: states.nothingToChoose };

export const Gone: Story = { args: states.gone };

export const Many: Story = { args: states.many };

export const Huge: Story = { args: states.huge };

export const LongText: Story = { args: states.longText };

export const OpenedByArrows: Story = {
  args: states.chosen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Countries' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /France/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Words narrow the list; what is chosen goes behind the last tag, and the words make room for the next ones. */
export const ChosenByKeys: Story = {
  args: { ...states.empty, value: ['EG'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Countries' });
    await userEvent.type(input, 'fra');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['EG', 'FR']);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('row', { name: 'France' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveAccessibleDescription('2 selected');
  },
};

export const BackspaceTakesTheLast: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Countries' });
    await userEvent.type(input, 'x{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['FR']);
    await expect(canvas.getByText('Egypt removed')).toBeInTheDocument();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

/** Tags are one stop of Tab before the input; when the last is gone, the input goes on. */
export const TagsTakenAway: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('row', { name: 'Egypt' })).getByRole('button', { name: /Egypt/ }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(['FR']);
    const last = canvas.getByRole('row', { name: 'France' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Countries' })).toHaveFocus());
  },
};

/** What is shown, not what there is; what cannot be chosen stays out. */
export const AllShownAtOnce: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Countries' });
    await userEvent.type(input, 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.click(screen.getByRole('option', { name: /Select all shown/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ES', 'FR']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(input, 'a');
    await userEvent.click(await screen.findByRole('option', { name: /Deselect all shown/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** Three rows at most; the number shows the rest. */
export const TheRestBehindANumber: Story = {
  args: states.many,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /Show \d+ more/ });
    const tops = () => new Set(canvas.getAllByRole('row').map((row) => row.offsetTop));
    await expect(tops().size).toBeLessThanOrEqual(3);
    await expect(canvas.getAllByRole('row').at(-1)?.offsetTop).toBeLessThanOrEqual(more.offsetTop);
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(60));
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await waitFor(() => expect(tops().size).toBeLessThanOrEqual(3));
  },
};

/** The caller finds the options; those that were chosen before keep their names. */
export const SearchedElsewhere: Story = {
  args: { ...states.empty, label: 'Products', options: [], onSearch: fn() },
  render: function Searched(args) {
    const [selected, setSelected] = useState([{ id: 'p0', label: 'Coffee' }]);
    const [words, setWords] = useState('');
    const found = words === '' ? [] : [{ id: words, label: `Found for ${words}` }];
    return (
      <MultiSelect
        {...args}
        options={found}
        selected={selected}
        value={selected.map(({ id }) => id)}
        onChange={(ids) => {
          setSelected([...selected, ...found].filter(({ id }) => ids.includes(id)));
          args.onChange(ids);
        }}
        onSearch={(next) => {
          setWords(next);
          args.onSearch?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Products' }), 'to');
    await expect(args.onSearch).toHaveBeenLastCalledWith('to');
    await userEvent.click(await screen.findByRole('option', { name: 'Found for to' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['p0', 'to']);
    await expect(canvas.getByRole('row', { name: 'Coffee' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Found for to' })).toBeVisible();
  },
};

export const SearchingSaysSo: Story = {
  args: states.loading,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Countries' }), 'x');
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible());
  },
};

export const FailedSearchSaysSo: Story = {
  args: states.searchFailed,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Countries' }), 'x');
    await waitFor(() => expect(screen.getByText(/No connection/)).toBeVisible());
  },
};
