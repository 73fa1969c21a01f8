import type { MessageDescriptor } from '@lingui/core';
import type { Dimension } from './dimensions.ts';
import type { Measure } from './measures.ts';

type Label = MessageDescriptor & { readonly id: string };

/* Ids of the texts of reports; the texts stand in `texts.ts` and in `locales` beside it. */
export const measureLabel = (measure: Measure): Label => ({ id: `report.measure.${measure}` });
/** The sentence that says what a figure is, to stand beside it. */
export const measureAbout = (measure: Measure): Label => ({ id: `report.measure.${measure}.about` });
export const dimensionLabel = (dimension: Dimension): Label => ({ id: `report.by.${dimension}` });
/** A key of a dimension whose keys are no records: a kind of service, a weekday. */
export const keyLabel = (dimension: 'service' | 'weekday', key: string): Label => ({
  id: `report.${dimension}.${key}`,
});
/** What a dimension calls the sales that have nothing of it: lines without a product. */
export const noneLabel: Label = { id: 'report.none' };
