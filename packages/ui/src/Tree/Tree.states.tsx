import { Beer, Folder, Utensils } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { TreeNode, TreeProps } from './index.ts';

export const menu: readonly TreeNode[] = [
  {
    id: 'drinks',
    label: 'Drinks',
    icon: Beer,
    end: '41',
    children: [
      {
        id: 'beer',
        label: 'Beer',
        end: '12',
        children: [
          { id: 'small', label: 'Small beer', end: '2.20 €' },
          { id: 'large', label: 'Large beer', end: '3.50 €' },
        ],
      },
      { id: 'water', label: 'Water', end: '1.80 €' },
    ],
  },
  {
    id: 'food',
    label: 'Food',
    icon: Utensils,
    end: '63',
    children: [
      { id: 'tortilla', label: 'Tortilla', end: '6.50 €' },
      { id: 'paella', label: 'Paella', end: '18.00 €', isDisabled: true },
    ],
  },
  { id: 'other', label: 'Other', icon: Folder },
];

const many: readonly TreeNode[] = Array.from({ length: 40 }, (_, group) => ({
  id: `g${String(group)}`,
  label: `Group ${String(group + 1)}`,
  children: Array.from({ length: 25 }, (_, product) => ({
    id: `g${String(group)}p${String(product)}`,
    label: `Product ${String(product + 1)} of group ${String(group + 1)}`,
  })),
}));

const tree = { label: 'Menu', items: menu };
const open = ['drinks', 'beer', 'food'];
const long = 'A group whose name is longer than any place that there is for it, as people write them ';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  closed: tree,
  open: { ...tree, defaultExpanded: open },
  single: { ...tree, defaultExpanded: open, selectionMode: 'single', value: ['water'] },
  multiple: { ...tree, defaultExpanded: open, selectionMode: 'multiple', value: ['water', 'food'] },
  cascading: {
    ...tree,
    defaultExpanded: open,
    selectionMode: 'multiple',
    isCascading: true,
    value: ['small', 'tortilla'],
  },
  loading: {
    ...tree,
    items: [{ id: 'stores', label: 'Stores', branch: { kind: 'loading' } }],
    defaultExpanded: ['stores'],
  },
  failed: {
    ...tree,
    items: [
      {
        id: 'stores',
        label: 'Stores',
        branch: { kind: 'failed', reason: 'The server did not answer. Nothing was changed.' },
      },
      { id: 'tills', label: 'Tills' },
    ],
    defaultExpanded: ['stores'],
  },
  empty: { ...tree, items: [] },
  emptyTaught: { ...tree, items: [], empty: 'No groups yet. Create the first one above.' },
  long: {
    ...tree,
    defaultExpanded: ['1', '2', '3', '4'],
    selectionMode: 'multiple',
    items: [
      {
        id: '1',
        label: long.repeat(2),
        end: '123,456,789.00 €',
        children: [
          {
            id: '2',
            label: bad.word,
            children: [
              {
                id: '3',
                label: bad.mixed,
                end: bad.malformed,
                children: [{ id: '4', label: bad.empty }],
              },
            ],
          },
        ],
      },
    ],
  },
  many: { ...tree, items: many, defaultExpanded: many.map(({ id }) => id) },
} satisfies Record<string, TreeProps>;
