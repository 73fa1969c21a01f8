import { bad } from '../values/bad.ts';
import type { UsedByProps } from './index.ts';

const regions = ['ES', 'IC', 'FR', 'PA', 'CT'].map((code, place) => ({
  id: code,
  code,
  name: ['Península y Baleares', 'Canarias', 'Hendaya', 'Panamá', 'Cataluña'][place] ?? code,
  href: `/system/regions/regions/${code}/show`,
}));

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  named: {
    uses: [{ id: 'RGN', code: 'IVA21', summary: '2 regions', records: regions.slice(0, 2) }],
  },
  many: {
    uses: [
      {
        id: 'RGN',
        code: 'IVA21',
        summary: '12 regions',
        records: regions,
        more: { text: 'and 7 more', href: '/system/regions/regions' },
      },
      {
        id: 'TAX',
        code: 'IVA21',
        summary: '1 tax',
        records: [
          { id: 'MENU', code: 'MENU', name: 'Menú con bebida', href: '/settings/basics/taxes/MENU/show' },
        ],
      },
    ],
  },
  counted: { uses: [{ id: 'RGN', code: 'IVA21', summary: '3 regions', records: [] }] },
  withoutPage: {
    uses: [
      {
        id: 'STR',
        code: 'ES',
        summary: '7 stores',
        records: [{ id: 'MAD', code: 'MAD', name: 'Madrid Chamberí' }],
        more: { text: 'and 6 more' },
      },
    ],
  },
  bad: {
    uses: [
      {
        id: 'word',
        code: bad.word,
        summary: bad.mixed,
        records: [
          { id: 'word', code: bad.word, name: bad.word, href: '#word' },
          { id: 'mixed', code: bad.mixed, name: bad.malformed },
        ],
        more: { text: bad.word, href: '#more' },
      },
    ],
  },
} satisfies Record<string, UsedByProps>;
