import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { departments } from '../ChoiceList/ChoiceList.states.tsx';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './FacetSearch.states.tsx';
import { FacetSearch } from './index.ts';

const meta = {
  title: 'Lists/FacetSearch',
  component: FacetSearch,
  tags: ['!autodocs'],
  args: { ...states.none, onChange: fn(), onSearch: fn() },
  render: function Stateful(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <FacetSearch
        {...args}
        chosen={chosen}
        onChange={(ids) => {
          args.onChange(ids);
          setChosen(departments.filter(({ id }) => ids.includes(id)));
        }}
      />
    );
  },
} satisfies Meta<typeof FacetSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const One: Story = { args: states.one };

export const Several: Story = { args: states.several };

export const Gone: Story = { args: states.gone };

export const LongText: Story = {
  args: states.longText,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const ChosenByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Department' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Department' }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['d1', 'd2']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Department: Drinks, Kitchen' })).toHaveFocus(),
    );
  },
};
