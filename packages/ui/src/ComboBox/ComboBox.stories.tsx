import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ComboBox } from './index.ts';
import { states } from './ComboBox.states.tsx';

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <ComboBox {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ComboBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty, parameters: { apg: 'combobox' } };

export const Chosen: Story = { args: states.chosen };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

export const NotAmongFound: Story = { args: states.notAmongFound };

export const WithCreate: Story = { args: states.withCreate };

export const Thousand: Story = { args: states.thousand };

export const Open: Story = {
  args: states.empty,
  parameters: { opening: { from: 'combobox', key: 'ArrowDown', shows: 'listbox' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'a');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

/** What is typed without the hamza, vowel signs or the sharp s of the word finds it all the same. */
export const FoundAsTyped: Story = {
  args: {
    ...states.empty,
    label: 'Dish',
    options: [
      { id: 'rice', label: 'أُرز بِالحَليب' },
      { id: 'street', label: 'Straßenkäse' },
    ],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Dish' });
    await userEvent.type(input, 'ارز بالحليب');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('أُرز'));
    await userEvent.clear(input);
    await userEvent.type(input, 'strassenkase');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Straßenkäse'));
  },
};

/** A click into the field shows what there is, all of it although something is chosen; words narrow it as ever. */
export const OpenedByAClick: Story = {
  args: states.chosen,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(states.chosen.options.length);
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** What cannot be changed has nothing to choose from. */
export const ReadOnlyOpensNothing: Story = {
  args: states.readOnly,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const FoundByTyping: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(input, 'fra');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('FR');
    await expect(input).toHaveValue('France');
  },
};

export const NothingFoundSaysSo: Story = {
  args: states.empty,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'zz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

export const ClearedByTheCross: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(input).toHaveValue('France'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

/** The caller finds the options; the words go out with each change and nothing is filtered here. */
export const SearchedElsewhere: Story = {
  args: { ...states.empty, label: 'Product', options: [], onSearch: fn() },
  render: function Searched(args) {
    const [value, setValue] = useState<string | null>(null);
    const [words, setWords] = useState('');
    const found = words === '' ? [] : [{ id: 'found', label: `Found for ${words}` }];
    return (
      <ComboBox
        {...args}
        options={found}
        value={value}
        onChange={setValue}
        onSearch={(next) => {
          setWords(next);
          args.onSearch?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.type(input, 'to');
    await expect(args.onSearch).toHaveBeenLastCalledWith('to');
    await userEvent.click(await screen.findByRole('option', { name: 'Found for to' }));
    await expect(input).toHaveValue('Found for to');
  },
};

export const SearchingSaysSo: Story = {
  args: { ...states.empty, options: [], onSearch: fn(), isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'x');
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible());
  },
};

/** A page of results never hides what is chosen. */
export const ChosenOutsideTheResultsStays: Story = {
  args: states.notAmongFound,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveValue('Tortilla'));
  },
};

export const FailedSearchSaysSo: Story = {
  args: states.searchFailed,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'x');
    await waitFor(() => expect(screen.getByText(/No connection/)).toBeVisible());
  },
};

/** What is missing is offered last, and made by keys or pointer; then it is chosen like any other. */
export const MissingOneIsCreated: Story = {
  args: { ...states.withCreate, onCreate: fn() },
  render: function Creating(args) {
    const [options, setOptions] = useState(args.options);
    const [value, setValue] = useState(args.value);
    return (
      <ComboBox
        {...args}
        options={options}
        value={value}
        onChange={setValue}
        onCreate={(text) => {
          args.onCreate?.(text);
          setOptions([...options, { id: text, label: text }]);
          setValue(text);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Supplier' });
    await userEvent.type(input, ' pan ');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(2));
    await expect(list.getAllByRole('option').at(-1)).toHaveAccessibleName('Create “pan”');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith('pan');
    await waitFor(() => expect(input).toHaveValue('pan'));
    await userEvent.clear(input);
    await userEvent.type(input, 'Portugal');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Portugal”' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith('Portugal');
    await waitFor(() => expect(input).toHaveValue('Portugal'));
  },
};

/** Neither what is there already nor, while a search runs, what may be there is offered to be made. */
export const NothingIsCreatedTwice: Story = {
  args: { ...states.withCreate, onCreate: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Supplier' }), 'FRANCE');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.queryByRole('option', { name: /Create/ })).toBeNull();
  },
};

/** A value that none of the options has is no empty field: what was chosen is quoted. */
export const Gone: Story = {
  args: states.gone,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/XX.* is no longer there\. Choose another\./);
    await userEvent.type(input, 'fra{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('France'));
    await expect(input).toBeValid();
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
  args: states.thousand,
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
    await expect(args.onChange).toHaveBeenLastCalledWith('p998');
  },
};

/** A name of another direction than the page's keeps its order: its percent sign stays behind its figure. */
export const OfAnotherDirection: Story = {
  args: { label: 'Tax', options: [{ id: 'a', label: 'ضريبة 10 %' }], value: 'a' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Tax' });
    await waitFor(() => expect(input).toHaveValue('ضريبة 10 %'));
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await expect(getComputedStyle(input).textAlign).toBe('left');
    await userEvent.clear(input);
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};
