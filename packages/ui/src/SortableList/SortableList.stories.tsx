import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { SortableList, type SortableListProps } from './index.ts';
import { courses, states, type Course } from './SortableList.states.tsx';

function Stateful(props: SortableListProps<Course>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(next) => {
        props.onReorder(next);
        setItems(next);
      }}
    />
  );
}

const meta = {
  title: 'Lists/SortableList',
  component: SortableList<Course>,
  tags: ['!autodocs'],
  args: {
    label: 'Courses',
    items: courses,
    getId: (course) => course.id,
    getLabel: (course) => course.name,
    children: (course) => course.name,
    onReorder: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SortableList<Course>>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.textContent);

export const Default: Story = { args: states.default };

export const Numbered: Story = { args: states.numbered };

/** Side by side, the arrows of a line move too: to the left is to the start where lines begin at the left. */
export const Tiles: Story = {
  args: states.tiles,
  play: async ({ canvas }) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    canvas.getByRole('button', { name: /Desserts/ }).focus();
    await userEvent.keyboard(`{Enter}{${isRightToLeft ? 'ArrowRight' : 'ArrowLeft'}}`);
    await expect(order(canvas)).toEqual(['Starters', 'Desserts', 'Mains', 'Coffee']);
  },
};

export const ReadOnly: Story = { args: states.readOnly };

export const SortedByKeys: Story = {
  play: async ({ canvas }) => {
    const handle = () => canvas.getByRole('button', { name: 'Move Desserts' });
    handle().focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}');
    await expect(order(canvas)).toEqual(['Desserts', 'Starters', 'Mains', 'Coffee']);
    await expect(handle()).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Desserts: place 1 of 4');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Desserts dropped at place 1 of 4');
    await userEvent.keyboard('{ArrowDown}');
    await expect(order(canvas)).toEqual(['Desserts', 'Starters', 'Mains', 'Coffee']);
  },
};

export const Lifted: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Mains' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const PutBack: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Starters' }).focus();
    await userEvent.keyboard(' {End}');
    await expect(order(canvas)).toEqual(['Mains', 'Desserts', 'Coffee', 'Starters']);
    await userEvent.keyboard('{Escape}');
    await expect(order(canvas)).toEqual(['Starters', 'Mains', 'Desserts', 'Coffee']);
  },
};

export const SortedByPointer: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Starters' });
    const target = canvas.getByRole('button', { name: 'Move Desserts' }).getBoundingClientRect();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: handle, coords: { clientX: target.x, clientY: target.bottom - 4 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(order(canvas)).toEqual(['Mains', 'Desserts', 'Starters', 'Coffee']);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
