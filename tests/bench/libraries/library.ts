import type { ComponentType, ReactNode } from 'react';

export type Weight = 'primary' | 'plain' | 'danger';
export type Tone = 'good' | 'warning' | 'bad';
export interface Row {
  readonly id: string;
}
export interface Column<Line extends Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Line) => ReactNode;
}
export interface TableProps<Line extends Row> {
  readonly columns: readonly Column<Line>[];
  readonly rows: readonly Line[];
}
type Table = <Line extends Row>(props: TableProps<Line>) => ReactNode;
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Everything that differs between two libraries: its provider, and how it draws each part of a page. */
export interface Library {
  /** The provider that the library's documentation asks for; it hands the page its switches. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>;
  readonly Section: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
  readonly Field: ComponentType<{ readonly label: string; readonly value: string }>;
  readonly Checkbox: ComponentType<{ readonly label: string; readonly isChecked: boolean }>;
  readonly Button: ComponentType<{ readonly label: string; readonly weight: Weight }>;
  readonly Badge: ComponentType<{ readonly text: string; readonly tone: Tone }>;
  /** As the library draws many rows unless it is told otherwise. */
  readonly Table: Table;
  /** Every row in the document, where `Table` draws those in view. */
  readonly WholeTable?: Table;
  readonly Select: ComponentType<{
    readonly label: string;
    readonly options: readonly Choice[];
    /** The id of the chosen one. */
    readonly chosen: string;
  }>;
  /** From a day to a day, nothing chosen yet, two months at a time; not there where the library has none. */
  readonly Period?: ComponentType<{ readonly label: string }>;
}
