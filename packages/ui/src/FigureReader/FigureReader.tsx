import { createContext, type ReactNode } from 'react';

/** What a text says as a figure: one number, two that are possible, or none. Numbers are plain decimals (`-1234.5`). */
export type FigureReading =
  | { readonly kind: 'figure'; readonly value: string }
  | { readonly kind: 'either'; readonly whole: string; readonly fraction: string }
  | { readonly kind: 'none' };

/** What a field knows of the figure that is typed into it. */
export interface Typing {
  /** In whose figures the field writes. */
  readonly locale: string;
  /** Places that its value has at most. */
  readonly decimals: number;
  /** What stands beside the figure and may be pasted with it. */
  readonly unit?: string | undefined;
}
export type ReadFigure = (text: string, typing: Typing) => FigureReading;

export const FigureReaderContext = createContext<ReadFigure | undefined>(undefined);

/** How the fields of figures within it read what is typed; without one they take what is written as they write. */
export function FigureReader({
  read,
  children,
}: {
  readonly read: ReadFigure;
  readonly children: ReactNode;
}) {
  return <FigureReaderContext value={read}>{children}</FigureReaderContext>;
}
