import { useState } from 'react';
import type { FigureReading } from '../FigureReader/FigureReader.tsx';
import type { Decimals, Figures } from './useFigures.ts';

/** What stands in the input and is not taken for a number: it may be two, it is none, or it has too many decimals. */
export interface Doubt {
  readonly text: string;
  readonly reading: FigureReading;
  /** Of the field when it was typed. */
  readonly over: number;
  /** Somebody is writing over it. */
  readonly isEdited: boolean;
}

/** A number for what was typed, or why there is none. */
export type Taken = { readonly number: number } | Pick<Doubt, 'text' | 'reading'>;

const placesOf = (number: string): number => (number.split('.')[1] ?? '').replace(/0+$/, '').length;

/** Reads what stands in the input: nothing of it is left out, and nothing is guessed. */
export function takeTyped(text: string, figures: Figures, { max }: Decimals): Taken {
  if (text.trim() === '') return { number: Number.NaN };
  const reading = figures.read(text);
  return reading.kind === 'figure' && placesOf(reading.value) <= max
    ? { number: Number(reading.value) }
    : { text, reading };
}

/** The doubt that a field is in, until somebody writes over it or gives the field another value. */
export function useDoubt(value: number, isTold: boolean) {
  const [doubt, setDoubt] = useState<Doubt>();
  // A field that tells nobody of it keeps its value meanwhile.
  const stands = doubt !== undefined && (isTold ? Number.isNaN(value) : value === doubt.over);
  return { doubt: stands ? doubt : undefined, setDoubt };
}
