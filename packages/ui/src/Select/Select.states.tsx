import { Coins, Percent } from 'lucide-react';
import type { SelectProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: {
    label: 'Country',
    options: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  chosen: {
    label: 'Country',
    defaultValue: 'FR',
    options: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  described: {
    label: 'Kind',
    defaultValue: 'normal',
    options: [
      { id: 'normal', label: 'Percentage', description: 'Of the price before tax', icon: Percent },
      { id: 'fixed', label: 'Fixed amount', description: 'The same on each line', icon: Coins },
    ],
  },
  required: {
    label: 'Country',
    isRequired: true,
    options: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  wrong: {
    label: 'Country',
    error: 'Choose a country.',
    options: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  disabled: {
    label: 'Country',
    defaultValue: 'FR',
    isDisabled: true,
    options: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  small: {
    label: 'Rows',
    defaultValue: 'ES',
    size: 'sm',
    options: [
      { id: 'ES', label: 'Spain', end: 'ES' },
      { id: 'FR', label: 'France', end: 'FR' },
      { id: 'PA', label: 'Panama', end: 'PA', isDisabled: true },
      { id: 'EG', label: 'Egypt', end: 'EG' },
    ],
  },
  nothing: { label: 'Country', options: [] },
  thousand: {
    label: 'Product',
    options: Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}`, label: `Product ${index + 1}` })),
  },
} satisfies Record<string, SelectProps<string>>;
