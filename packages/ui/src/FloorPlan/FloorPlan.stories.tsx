import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { room, states } from './FloorPlan.states.tsx';
import { FloorPlan, type FloorPlanProps } from './index.ts';

function Stateful(props: FloorPlanProps) {
  const [pieces, setPieces] = useState(props.pieces);
  const [selected, setSelected] = useState(props.selected);
  return (
    <FloorPlan
      {...props}
      pieces={pieces}
      selected={selected}
      onSelect={setSelected}
      onPlace={(id, place) => {
        props.onPlace(id, place);
        setPieces((before) => before.map((piece) => (piece.id === id ? { ...piece, ...place } : piece)));
      }}
      onRemove={(id) => setPieces((before) => before.filter((piece) => piece.id !== id))}
    />
  );
}

const meta = {
  title: 'Forms/FloorPlan',
  component: FloorPlan,
  tags: ['!autodocs'],
  args: {
    label: 'Dining room',
    size: { width: 20, depth: 12 },
    pieces: room,
    selected: null,
    onSelect: fn(),
    onPlace: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FloorPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: states.default };
export const Chosen: Story = { args: states.chosen };
export const Wrong: Story = { args: states.wrong };
export const ReadOnly: Story = {
  args: states.readOnly,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '1 4' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: states.empty };

export const PlacedByKeys: Story = {
  play: async ({ canvas, args }) => {
    const piece = () => canvas.getByRole('button', { name: '1 4' });
    piece().focus();
    await waitFor(() => expect(piece()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onPlace).toHaveBeenLastCalledWith('1', { x: 2, y: 4, width: 2, depth: 2, turn: 0 });
    await expect(canvas.getByRole('status')).toHaveTextContent('1: column 3, row 5');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}r');
    await expect(args.onPlace).toHaveBeenLastCalledWith('1', { x: 2, y: 4, width: 3, depth: 2, turn: 15 });
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: '1 4' })).toBeNull();
  },
};

export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const piece = canvas.getByRole('button', { name: '2 4' });
    const square = piece.getBoundingClientRect().width / 2;
    // The pointer of a test cannot be captured: what is made stays where it began.
    piece.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(piece, { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
    await fireEvent.pointerMove(piece, { pointerId: 1, clientX: 100 + 3 * square, clientY: 100 + square });
    await fireEvent.pointerUp(piece, { pointerId: 1 });
    await expect(args.onPlace).toHaveBeenLastCalledWith('2', { x: 8, y: 4, width: 2, depth: 2, turn: 0 });
  },
};

export const Bad: Story = {
  args: states.bad,
  play: async ({ canvasElement }) => {
    await keepsLayout(canvasElement);
  },
};
