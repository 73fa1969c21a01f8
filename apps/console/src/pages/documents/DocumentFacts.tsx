import { FieldValue } from '@comanda/ui/FieldValue';
import type { ReactNode } from 'react';
import * as css from './tickets.css.ts';

/** A name and what stands for it; without a value it is left out. */
export type DocumentFact = readonly [name: string, value: ReactNode];

/** Where, when, by whom and for whom: what is known of a document besides its lines. */
export function DocumentFacts({ facts }: { readonly facts: readonly DocumentFact[] }) {
  return (
    <div className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <FieldValue key={name} label={name}>
              <bdi>{value}</bdi>
            </FieldValue>
          ),
      )}
    </div>
  );
}
