import { coveringResources } from '../support/covering.ts';
import { describeLife } from './support/crud.ts';

/** Boxes beside code and name that a record of an area cannot do without, by entity code and label. */
const fill: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CRR: { Symbol: 'Q' },
  TAX: { Rate: '3' },
  STR: { 'Street and number': 'Calle Mayor 1', Town: 'Madrid' },
};
for (const resource of coveringResources()) describeLife(resource, fill[resource.code]);
