import type { reportCalls } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import {
  daysBefore,
  daysLater,
  type Dimension,
  dimensionNames,
  type Facet,
  grainOf,
  isCountedBy,
  isFacet,
  lengthOf,
  type Span,
  spanOf,
} from '@comanda/api/reports';
import type { FaultCode } from '@comanda/api/validation';
import type * as z from 'zod/mini';
import { constraint } from '../../core/refusal.ts';

export type Asked = z.output<typeof reportCalls.query.body>;

/** Days that one report may go over: what is longer is asked for in parts. */
const longest = 1100;

const wrong = (field: string, error: FaultCode, params?: ExtraInfo['params']): ExtraInfo => ({
  entity: 'REPORT',
  field,
  error,
  ...(params && { params }),
});

/** What a report asks for, once it is known to have an answer. */
export interface Plan {
  readonly span: Span;
  /** The days that it is compared with, and how many lie between. */
  readonly before: Span | undefined;
  readonly shift: number;
  readonly facet: Facet | undefined;
  readonly filtered: readonly (readonly [Dimension, readonly string[]])[];
}

const spanAsked = ({ period, day, from, to }: Asked, today: string): Span | undefined => {
  if (period !== 'P') return spanOf(period, day ?? today);
  return from === undefined || to === undefined ? undefined : { from, to };
};
const spanFaults = ({ period, from, to }: Asked, span: Span | undefined): ExtraInfo[] => {
  if (!span)
    return [
      ...(from === undefined ? [wrong('from', 'required')] : []),
      ...(to === undefined ? [wrong('to', 'required')] : []),
    ];
  if (period !== 'P') return [];
  if (span.to < span.from) return [wrong('to', 'before_start')];
  return lengthOf(span) > longest ? [wrong('to', 'too_big', { max: longest })] : [];
};

/** Judges what is asked, each fault at its place. @param today business day that the latest of the stores has */
export const planOf = (asked: Asked, today: string): Plan => {
  const { dimensions, measures, where } = asked;
  const filtered = dimensionNames.flatMap((name): [Dimension, readonly string[]][] => {
    const keys = where[name];
    return keys ? [[name, keys]] : [];
  });
  const facets = [...new Set([...dimensions, ...filtered.map(([name]) => name)])].filter(isFacet);
  const [facet, second] = facets;
  const grain = facet === undefined ? 'ticket' : grainOf(facet);
  const span = spanAsked(asked, today);
  const faults = [
    ...spanFaults(asked, span),
    ...dimensions.flatMap((name, index) =>
      dimensions.indexOf(name) < index ? [wrong(`dimensions.${index}`, 'repeated')] : [],
    ),
    // Parts are counted by one thing at a time: what a product's line was paid with is not known.
    ...(second === undefined
      ? []
      : [wrong(dimensions.includes(second) ? 'dimensions' : `where.${second}`, 'choice')]),
    ...measures.flatMap((measure, index) =>
      isCountedBy(measure, grain) ? [] : [wrong(`measures.${index}`, 'choice')],
    ),
  ];
  if (faults.length > 0 || !span) throw constraint(faults);
  const shift = daysBefore(span);
  const before = asked.compare
    ? { from: daysLater(span.from, -shift), to: daysLater(span.to, -shift) }
    : undefined;
  return { span, before, shift, facet, filtered };
};
