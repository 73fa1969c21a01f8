import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { moveNodes, Tree, type TreeNode, type TreeProps } from './index.ts';
import { states } from './Tree.states.tsx';

const withChildren = (nodes: readonly TreeNode[], id: string, change: Partial<TreeNode>) =>
  nodes.map((node): TreeNode => {
    if (node.id !== id) return node;
    const { branch: _branch, ...bare } = node;
    return { ...bare, ...change };
  });

/** Holds what the application would. */
function Stateful(props: TreeProps) {
  const [items, setItems] = useState(props.items);
  const [selected, setSelected] = useState(props.value ?? []);
  return (
    <Tree
      {...props}
      items={items}
      value={selected}
      onChange={(ids) => {
        props.onChange?.(ids);
        setSelected(ids);
      }}
      onLoad={(id) => {
        props.onLoad?.(id);
        setItems((last) => withChildren(last, id, { children: [{ id: `${id}-1`, label: 'Centre' }] }));
      }}
      {...(props.onMove && {
        onMove: (move) => {
          props.onMove?.(move);
          setItems((last) => moveNodes(last, move));
        },
      })}
    />
  );
}

const meta = {
  title: 'Lists/Tree',
  component: Tree,
  tags: ['!autodocs'],
  args: { ...states.closed, onChange: fn(), onLoad: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: states.closed, parameters: { apg: 'treegrid' } };
export const Open: Story = { args: states.open };
export const Single: Story = { args: states.single };
export const Multiple: Story = { args: states.multiple };
export const Cascading: Story = { args: states.cascading };
export const Loading: Story = { args: states.loading };
export const Failed: Story = { args: states.failed };
export const Empty: Story = { args: states.empty };
export const EmptyTeachesTheNextStep: Story = { args: states.emptyTaught };
export const LongTexts: Story = {
  args: states.long,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
export const Movable: Story = { args: { ...states.open, onMove: fn() } };

export const LongTextsWhereItIsNarrow: Story = {
  args: { ...states.long, onMove: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
};

/** Only the rows in view are there. */
export const Many: Story = {
  args: states.many,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** The keys of the APG tree: walk, open and close in reading direction, type ahead. */
export const WalkedByKeys: Story = {
  args: states.closed,
  play: async ({ canvas }) => {
    const [forward, back] =
      document.documentElement.dir === 'rtl'
        ? ['{ArrowLeft}', '{ArrowRight}']
        : ['{ArrowRight}', '{ArrowLeft}'];
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await canvas.findByRole('row', { name: /^Drinks/ });
    await userEvent.tab();
    await expect(row(/^Drinks/)).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(row(/^Drinks/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/^Beer/)).toHaveFocus();
    await expect(row(/^Beer/)).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{End}');
    await expect(row(/^Other/)).toHaveFocus();
    await userEvent.keyboard('wa');
    await expect(row(/^Water/)).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(row(/^Drinks/)).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(row(/^Drinks/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Home}');
    await expect(row(/^Drinks/)).toHaveFocus();
  },
};

/** A parent stands for what is in it, and says when only some of it is chosen. */
export const TicksWhatIsInANode: Story = {
  args: states.cascading,
  play: async ({ args, canvas }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await canvas.findByRole('checkbox', { name: /Drinks/ });
    await expect(box(/Drinks/)).toBePartiallyChecked();
    await userEvent.click(box(/Drinks/));
    await expect(args.onChange).toHaveBeenLastCalledWith(['small', 'tortilla', 'large', 'water']);
    await expect(box(/Beer/)).toBeChecked();
    await userEvent.click(box(/Water/));
    await expect(box(/Drinks/)).toBePartiallyChecked();
    await expect(box(/Beer/)).toBeChecked();
    await expect(box(/Paella/)).toBeDisabled();
  },
};

export const AsksForChildrenOnce: Story = {
  args: {
    ...states.closed,
    items: [{ id: 'stores', label: 'Stores', branch: { kind: 'closed' } }],
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: 'Stores' });
    await userEvent.tab();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Centre' })).toBeVisible());
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('row', { name: 'Stores' })).toHaveFocus();
  },
};

export const TriesAgain: Story = {
  args: states.failed,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: Stores' }));
    await expect(args.onLoad).toHaveBeenCalledWith('stores');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Centre' })).toBeVisible());
  },
};

/** A handle is pressed, Tab and the arrows walk the places, Enter drops. */
export const MovedByKeys: Story = {
  args: { ...states.closed, onMove: fn() },
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.querySelector('bdi')?.textContent);
    await waitFor(() => expect(names()).toEqual(['Drinks', 'Food', 'Other']));
    canvas.getByRole('button', { name: /^Drag Drinks/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Insert|^Drop/ }).length).toBeGreaterThan(1),
    );
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await waitFor(() => expect(names().at(-1)).toBe('Drinks'));
  },
};
