import { coveringResources } from '../support/covering.ts';
import { isWhole } from '../support/whole.ts';
import { describeLife } from './support/crud.ts';

/** Boxes beside code and name that a record of an area cannot do without, by entity code and label. */
const fill: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CRR: { Symbol: 'Q' },
  TAX: { Rate: '3' },
  EMP: { 'Name at the till': 'Ana' },
  LSK: { 'Licence code': '901' },
  STR: { 'Street and number': 'Calle Mayor 1', Town: 'Madrid' },
};
/** The plainest of them, the one with the most, and one of lines within lines; with COMANDA_FULL all. */
const walked: ReadonlySet<string> = new Set(['TAX', 'ART', 'MTX']);
for (const resource of coveringResources())
  if (isWhole || walked.has(resource.code)) describeLife(resource, fill[resource.code]);
