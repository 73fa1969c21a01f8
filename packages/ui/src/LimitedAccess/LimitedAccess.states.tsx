import { bad } from '../values/bad.ts';
import type { LimitedAccessProps } from './index.ts';

const whom = 'In Taberna del Puerto. Ana Ruiz can give you this.';
const create = { action: 'ALLOW_COMPANY_TAX_CREATE', label: 'Taxes · Create' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  one: { permissions: [create], whom },
  many: {
    permissions: [
      create,
      { action: 'ALLOW_COMPANY_TAX_EDIT', label: 'Taxes · Edit' },
      { action: 'ALLOW_COMPANY_TAX_DELETE', label: 'Taxes · Delete' },
    ],
    whom,
  },
  long: {
    permissions: [
      {
        action: 'ALLOW_COMPANY_BUSINESS_SOURCE_WITH_A_VERY_LONG_NAME_CREATE',
        label: 'Sources of business that a restaurant with many terraces works with · Create',
      },
      { action: bad.word, label: bad.mixed },
    ],
    whom: 'In Restaurante y Marisquería de los Hermanos Fernández-Villaverde. Maximiliana Fernández-Villaverde, Ana Ruiz and Luis Ortega can give you this.',
  },
} satisfies Record<string, LimitedAccessProps>;
