import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { departments, states } from './ChoiceList.states.tsx';
import { ChoiceList, type ChoiceListProps } from './index.ts';

/** Finds like a server: by a part of the name. */
function Searched(props: ChoiceListProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const [words, setWords] = useState('');
  const known = [...props.chosen, ...departments];
  return (
    <ChoiceList
      {...props}
      found={props.found.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))}
      chosen={chosen}
      onChange={(ids) => {
        props.onChange(ids);
        setChosen(ids.flatMap((id) => known.find((option) => option.id === id) ?? []));
      }}
      onSearch={(next) => {
        props.onSearch(next);
        setWords(next);
      }}
    />
  );
}

const meta = {
  title: 'Lists/ChoiceList',
  component: ChoiceList,
  tags: ['!autodocs'],
  args: { ...states.none, onChange: fn(), onSearch: fn() },
  render: (args) => <Searched {...args} />,
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const Several: Story = { args: states.several };

export const Single: Story = { args: states.single };

/** What a link still names, though nobody finds it any more, can be taken out. */
export const Gone: Story = {
  args: states.gone,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'No longer there' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Searching: Story = { args: states.searching };

export const NothingFound: Story = { args: states.nothingFound };

export const Wrong: Story = { args: states.wrong };

export const ChosenByKeys: Story = {
  args: states.several,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'dri');
    await expect(args.onSearch).toHaveBeenLastCalledWith('dri');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['d2', 'd3', 'd1']);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
