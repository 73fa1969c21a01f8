/** A column of cells to fill. */
export interface CellGridColumn {
  readonly id: string;
  readonly header: string;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end';
  /** What its figures are counted in, beside each: `€`. */
  readonly unit?: string;
}
export interface CellGridRow {
  readonly id: string;
  readonly label: string;
  /** A quieter word beside the label, such as a code. */
  readonly detail?: string;
}
/** One cell's new text. */
export interface CellChange {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}
