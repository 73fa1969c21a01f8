/** A column of cells to fill. */
export interface CellGridColumn {
  readonly id: string;
  readonly header: string;
  /** Figures stand at the end. */
  readonly align?: 'start' | 'end';
  /** What its figures are counted in, beside each: `€`. */
  readonly unit?: string;
  /** Its cells are sentences in this language, BCP 47: they break into lines and are read in its direction. */
  readonly lang?: string;
}
export interface CellGridRow {
  readonly id: string;
  readonly label: string;
  /** A quieter word beside the label, such as a code. */
  readonly detail?: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
}
/** One cell's new text. */
export interface CellChange {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}
