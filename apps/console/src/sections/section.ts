import type { Draft } from '@comanda/api/kernel';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { LazyPart } from '../lazyPart.ts';

/** What a custom section is given: its fields, their values and nothing else of the record. */
export interface SectionProps {
  /** Names of the fields that it owns and that apply now. */
  readonly fields: readonly string[];
  /** Values of those fields and of the ones it reads. */
  readonly values: Draft;
  /** Fields of the form, as the engine draws them. */
  readonly Fields: ComponentType<{ readonly names: readonly string[] }>;
}
/** What asks for a figure of listed records that is none of their fields. */
export interface OwnFigureProps {
  /** The listed records. */
  readonly rows: readonly { readonly id: string }[];
  /** As they are written, by id; the caller keeps it stable. */
  readonly onFigures: (figures: ReadonlyMap<string, string>) => void;
}
export interface OwnFigure {
  /** Heads its column. */
  readonly header: MessageDescriptor;
  /** What a person needs to see it. */
  readonly action: string;
  readonly Ask: LazyPart<OwnFigureProps>;
}
export interface CustomSection {
  /** Fields of other sections whose values it needs. */
  readonly reads: readonly string[];
  readonly Section: LazyPart<SectionProps>;
}
