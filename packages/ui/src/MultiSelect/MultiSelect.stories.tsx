import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
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

export const Empty: Story = { args: states.empty, parameters: { apg: 'multi-combobox' } };

export const Chosen: Story = { args: states.chosen, parameters: { apg: 'tags' } };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const NothingToChoose: Story = { args: states.nothingToChoose };

/** What the options do not have any more stays as it was given, and can be taken out. */
export const Gone: Story = {
  args: states.gone,
  play: async ({ args, canvas }) => {
    const tag = within(canvas.getByRole('row', { name: 'XX' }));
    await userEvent.click(tag.getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['FR']);
  },
};

export const Many: Story = { args: states.many };

export const Huge: Story = { args: states.huge };

export const Open: Story = {
  args: states.empty,
  parameters: { opening: { from: 'combobox', key: 'ArrowDown', shows: 'listbox' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Countries' }), 'a');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

/** A page puts the focus on what is wrong: into the input, behind the tags. */
export const FocusedByAPage: Story = {
  args: states.chosen,
  render: function Focusing(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <MultiSelect {...args} ref={field} />
        <Button onPress={() => field.current?.focus()}>Go to it</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to it' }));
    await expect(canvas.getByRole('combobox', { name: 'Countries' })).toHaveFocus();
  },
};

/** A click behind the tags shows what else there is. */
export const OpenedByAClick: Story = {
  args: states.chosen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Countries' }));
    await expect(await screen.findByRole('option', { name: /France/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const OpenedByArrows: Story = {
  args: states.chosen,
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: 'Countries' }).focus();
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

/** As everywhere, an option is found by what its `words` say, not by its label alone. */
export const FoundByItsWords: Story = {
  args: {
    ...states.empty,
    options: [...states.empty.options, { id: 'DE', label: 'Germany', words: 'Germany Alemania Deutschland' }],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Countries' }), 'deutsch');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option', { name: /Germany/ })).toBeVisible();
  },
};

/** Whatever stands in its words, nothing leaves its box, nor the list that it opens. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas, canvasElement }) => {
    await keepsLayout(canvasElement);
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await keepsLayout(await screen.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
  },
};

/** A thousand options, and only those in view are in the document. */
export const ManyOptionsAreVirtual: Story = {
  args: { ...states.huge, label: 'Product', value: [] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    // Until there is the code for it, the list is another, with all of its rows.
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60), { timeout: 5_000 });
    await expect(screen.getByRole('option', { name: 'Product 1' })).toBeVisible();
    await userEvent.type(input, 'product 999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['p998']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
