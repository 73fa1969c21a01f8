import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { TextField } from '../TextField/index.ts';
import { bad } from '../values/bad.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { NestedCell, NestedLines, type NestedLinesProps } from './index.ts';
import { type Part, parts, type Path, paths, products, states } from './NestedLines.states.tsx';

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

/** Lines of references: each is found by words, and stays with its line. */
function OfReferences({ lines: initial }: { readonly lines: readonly Part[] }) {
  const [lines, setLines] = useState(initial);
  const change = (place: number, next: Partial<Part>): void =>
    setLines(lines.map((line, other) => (other === place ? { ...line, ...next } : line)));
  return (
    <NestedLines
      label="What a menu is made of"
      lines={lines}
      getId={({ id }) => id}
      onAdd={() => setLines([...lines, { id: `line-${lines.length}`, product: null, amount: '1' }])}
      onMoveUp={(place) =>
        setLines(
          lines.flatMap((line, at) =>
            at === place ? [] : at === place - 1 ? lines.slice(at, at + 2).toReversed() : [line],
          ),
        )
      }
      onRemove={(place) => setLines(lines.filter((_, other) => other !== place))}
    >
      {(line, place) => (
        <>
          <NestedCell>
            <ComboBox
              label="Product"
              isLabelHidden={place > 0}
              options={products}
              value={line.product}
              onChange={(product) => change(place, { product })}
              error={line.product === null && 'Choose a product.'}
            />
          </NestedCell>
          <NestedCell>
            <TextField
              label="Amount"
              isLabelHidden={place > 0}
              value={line.amount}
              onChange={(amount) => change(place, { amount })}
            />
          </NestedCell>
        </>
      )}
    </NestedLines>
  );
}

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

/** Records that a line refers to; one that is wanting says so at its place. */
export const References: Story = {
  render: () => <OfReferences lines={parts} />,
};

/** By keys alone: a reference is found by its words, and goes up with its line. */
export const ReferencesByKeys: Story = {
  render: () => <OfReferences lines={parts} />,
  play: async ({ canvas }) => {
    const boxes = (): HTMLElement[] => canvas.getAllByRole('combobox', { name: 'Product' });
    boxes()[2]?.focus();
    await expect(boxes()[2]).toHaveAccessibleDescription(/Choose a product/);
    await userEvent.keyboard('omel');
    await expect(await screen.findByRole('option', { name: /Potato omelette/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(boxes()[2]).toHaveValue('Potato omelette'));
    canvas.getByRole('button', { name: 'Move entry 3 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(boxes().map((box) => (box instanceof HTMLInputElement ? box.value : ''))).toEqual([
      'Small draught beer',
      'Potato omelette',
      'Dressed olives',
    ]);
  },
};

/** Names that nobody can cut keep to their boxes. */
export const ReferencesBad: Story = {
  render: () => <OfReferences lines={[{ id: 'bad', product: 'word', amount: bad.word }]} />,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
