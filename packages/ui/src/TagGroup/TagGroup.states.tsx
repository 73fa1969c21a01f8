import { Leaf, Milk, Wheat } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { TagGroupProps } from './index.ts';

const items = [
  { id: 'gluten', label: 'Gluten', icon: Wheat },
  { id: 'milk', label: 'Milk', icon: Milk },
  { id: 'vegan', label: 'Vegan', icon: Leaf },
  { id: 'spicy', label: 'Spicy' },
];
const plain = { label: 'Marks', items };
const nothing = () => {};
const removable = { ...plain, onRemove: nothing };
const choosable = { ...plain, value: ['milk'], onChange: nothing };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain,
  removable,
  choosable,
  single: { ...choosable, isSingle: true },
  chosenAndRemovable: { ...choosable, onRemove: nothing },
  linked: {
    label: 'Used by',
    items: [
      { id: 'menu', label: 'Lunch menu', href: '#menu' },
      { id: 'terrace', label: 'Terrace', href: '#terrace' },
    ],
  },
  empty: { ...plain, items: [], whenEmpty: 'No marks yet' },
  described: { ...removable, description: 'Printed on the menu behind the name.' },
  wrong: { ...removable, error: 'A product is not both vegan and made of milk.' },
  oneDisabled: {
    ...removable,
    items: [{ id: 'house', label: 'House', isDisabled: true }, ...items],
    onChange: nothing,
    value: ['spicy'],
  },
  disabled: { ...choosable, onRemove: nothing, isLabelHidden: true, isDisabled: true },
  many: {
    label: 'Barcodes',
    onRemove: nothing,
    items: Array.from({ length: 60 }, (_, index) => ({ id: `b${index}`, label: `84100000${1000 + index}` })),
  },
  longText: {
    label: 'Names under which people look for this product at the till, on the web and on the telephone',
    onRemove: nothing,
    items: [
      {
        id: 'long',
        label: 'Tortilla de patatas con cebolla caramelizada, pimientos del piquero y alioli de la casa',
      },
      { id: 'mixed', label: bad.mixed },
      { id: 'word', label: bad.word },
    ],
  },
} satisfies Record<string, TagGroupProps<string>>;
