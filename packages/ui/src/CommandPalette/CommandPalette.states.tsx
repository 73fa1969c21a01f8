import { Building2, House, Languages, LogOut, Package, Percent, Plus, RotateCw } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { CommandPaletteProps, PaletteGroup } from './index.ts';

const pages: PaletteGroup = {
  id: 'pages',
  title: 'Go to',
  items: [
    { id: 'home', label: 'Home', icon: House, keys: ['G', 'H'] },
    { id: 'taxes', label: 'Taxes', context: 'Catalogue · Basics', icon: Percent },
    { id: 'products', label: 'Products', context: 'Catalogue · Sales', icon: Package },
  ],
};
const create: PaletteGroup = {
  id: 'create',
  title: 'Create',
  items: [{ id: 'newTax', label: 'New tax', icon: Plus }],
};
const companies: PaletteGroup = {
  id: 'companies',
  title: 'Companies',
  items: [
    { id: 'encina', label: 'La Encina', avatar: { name: 'La Encina', shape: 'square' }, isCurrent: true },
    { id: 'nile', label: 'مطعم النيل', avatar: { name: 'مطعم النيل', shape: 'square' }, code: 'NILE' },
  ],
};
const rest: PaletteGroup = {
  id: 'rest',
  title: 'Language and session',
  items: [
    { id: 'arabic', label: 'العربية (مصر)', icon: Languages, lang: 'ar-EG' },
    { id: 'out', label: 'Sign out', icon: LogOut },
  ],
};
const base = { label: 'Search or go to…', query: '', whenEmpty: 'Nothing with this name' } as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  first: { ...base, groups: [pages, create, companies, rest] },
  searching: {
    ...base,
    query: 'ta',
    groups: [
      pages,
      {
        id: 'records',
        title: 'Records',
        items: [],
        note: { kind: 'waiting', text: 'Searching the records' },
      },
    ],
  },
  found: {
    ...base,
    query: 'iva',
    groups: [
      {
        id: 'records',
        title: 'Records',
        items: [
          { id: 'r1', label: 'IVA general 21 %', context: 'Taxes', code: 'IVA21', icon: Percent },
          {
            id: 'r2',
            label: 'Menú del día con bebida, pan, postre o café, y todo el impuesto incluido en el precio',
            context: 'Products',
            code: 'MENU-DEL-DIA-GRANDE',
            icon: Package,
          },
        ],
      },
    ],
  },
  partlyFailed: {
    ...base,
    query: 'ta',
    groups: [
      pages,
      {
        id: 'records',
        title: 'Records',
        items: [],
        note: {
          kind: 'failed',
          text: 'Records could not be searched',
          next: { id: 'again', label: 'Try again', icon: RotateCw },
        },
      },
    ],
  },
  lacking: {
    ...base,
    query: 'iva',
    groups: [
      {
        id: 'records',
        title: 'Records',
        items: [],
        note: {
          kind: 'lacking',
          text: 'Choose a company to search its records',
          next: { id: 'companies', label: 'Choose a company', icon: Building2 },
        },
      },
    ],
  },
  nothing: { ...base, query: 'xyz', groups: [] },
  bad: {
    ...base,
    query: bad.word,
    groups: [
      {
        id: 'records',
        title: bad.word,
        items: [
          { id: 'word', label: bad.word, context: bad.word, code: bad.word, icon: Percent },
          { id: 'mixed', label: bad.mixed, context: bad.malformed, code: bad.mixed, icon: Package },
          { id: 'malformed', label: bad.malformed, icon: Package, keys: ['G', 'H'] },
        ],
        note: { kind: 'failed', text: bad.word, next: { id: 'again', label: bad.word, icon: RotateCw } },
      },
    ],
  },
} satisfies Record<
  string,
  Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'onQueryChange' | 'onChoose'>
>;
