import type { Report } from '@comanda/api/calls';
import { type Dimension, dimensions, keyLabel, noneLabel } from '@comanda/api/reports';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLabel } from '../../app/label.ts';

export interface Words {
  /** What a key of a dimension is called; short where there is little room. */
  readonly nameOf: (
    dimension: Dimension,
    key: string | null | undefined,
    labels?: Report['labels'],
  ) => string;
  readonly shortOf: (dimension: Dimension, key: string) => string;
}

const dayForms = {
  day: {
    name: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    short: { weekday: 'short', day: 'numeric' },
  },
  week: {
    name: { day: 'numeric', month: 'long', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
  },
  month: { name: { month: 'long', year: 'numeric' }, short: { month: 'short' } },
} as const satisfies Record<string, Record<'name' | 'short', Intl.DateTimeFormatOptions>>;

/** How reports call what they count by. */
export function useWords(): Words {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { locale } = i18n;
  return useMemo(() => {
    const spoken = `${locale}-u-ca-gregory-nu-latn`;
    const inDays = (step: keyof typeof dayForms, form: 'name' | 'short', key: string): string =>
      new Intl.DateTimeFormat(spoken, { ...dayForms[step][form], timeZone: 'UTC' }).format(
        new Date(key.length === 7 ? `${key}-01` : key),
      );
    const hourOf = (key: string): string => `${key.padStart(2, '0')}:00`;
    return {
      nameOf: (dimension, key, labels) => {
        if (key === null || key === undefined) return label(noneLabel);
        switch (dimension) {
          case 'hour': {
            const [from, to] = [hourOf(key), hourOf(String((Number(key) + 1) % 24))];
            return t`${from} to ${to}`;
          }
          case 'day':
          case 'month':
            return inDays(dimension, 'name', key);
          case 'week': {
            const day = inDays(dimension, 'name', key);
            return t`Week of ${day}`;
          }
          // Cards are called as tariffs call them.
          case 'cardBrand':
            return label({ id: `FPT.fees.brand.${key}` });
          case 'cardKind':
            return label({ id: `FPT.fees.card.${key}` });
          case 'cardOrigin':
            return label({ id: `FPT.fees.origin.${key}` });
          case 'service':
          case 'weekday':
            return label(keyLabel(dimension, key));
          default:
            // A payment without a method is told by the letter of its kind (docs/product.md §20.2).
            return (
              labels?.[dimension]?.[key] ??
              (dimension === 'paymentMethod' && key.length === 1
                ? label({ id: `PMT.kind.${key}` })
                : dimensions[dimension].by === 'place'
                  ? key
                  : label(noneLabel))
            );
        }
      },
      shortOf: (dimension, key) =>
        dimension === 'day' || dimension === 'week' || dimension === 'month'
          ? inDays(dimension, 'short', key)
          : key,
    };
  }, [t, label, locale]);
}
