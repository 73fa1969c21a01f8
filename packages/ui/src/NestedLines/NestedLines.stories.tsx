import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { TextField } from '../TextField/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { NestedCell, NestedLines, type NestedLinesProps } from './index.ts';
import { type Path, paths, states } from './NestedLines.states.tsx';

function Stateful(props: NestedLinesProps<Path>) {
  const [lines, setLines] = useState(props.lines);
  const change = (place: number, next: Partial<Path>): void =>
    setLines(lines.map((line, other) => (other === place ? { ...line, ...next } : line)));
  return (
    <NestedLines
      {...props}
      lines={lines}
      onAdd={() => setLines([...lines, { id: `line-${lines.length}`, path: '', isMain: false }])}
      onMoveUp={(place) => {
        props.onMoveUp(place);
        setLines(
          lines.flatMap((line, at) =>
            at === place ? [] : at === place - 1 ? lines.slice(at, at + 2).toReversed() : [line],
          ),
        );
      }}
      onRemove={(place) => setLines(lines.filter((_, other) => other !== place))}
    >
      {(line, place) => (
        <>
          <NestedCell>
            <TextField
              label="Path"
              isLabelHidden={place > 0}
              value={line.path}
              onChange={(path) => change(place, { path })}
            />
          </NestedCell>
          <NestedCell isNarrow>
            <Checkbox
              label="Main"
              isSelected={line.isMain}
              onChange={(isMain) => change(place, { isMain })}
            />
          </NestedCell>
        </>
      )}
    </NestedLines>
  );
}

const meta = {
  title: 'Lists/NestedLines',
  component: NestedLines<Path>,
  tags: ['!autodocs'],
  args: {
    label: 'Paths of the branch',
    lines: paths,
    getId: ({ id }) => id,
    children: ({ path }) => path,
    onAdd: fn(),
    onMoveUp: fn(),
    onRemove: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof NestedLines<Path>>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = (canvas: { getAllByRole: (role: string) => HTMLElement[] }): readonly string[] =>
  canvas.getAllByRole('textbox').map((box) => (box instanceof HTMLInputElement ? box.value : ''));

export const Default: Story = { args: states.default };

export const One: Story = { args: states.one };

export const Empty: Story = { args: states.empty };

/** A line goes up with what is typed in it; the first one goes nowhere. */
export const MovedByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Path' })[2] ?? document.body, '/count');
    const up = canvas.getByRole('button', { name: 'Move entry 3 up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMoveUp).toHaveBeenCalledWith(2);
    await expect(written(canvas)).toEqual(['/orders', '/stock/count', '/tickets']);
    await expect(canvas.getByRole('button', { name: 'Move entry 1 up' })).toBeDisabled();
  },
};

export const AddedAndRemoved: Story = {
  args: states.one,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Path' })[1] ?? document.body, '/cards');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove entry 1' }));
    await expect(written(canvas)).toEqual(['/cards']);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
