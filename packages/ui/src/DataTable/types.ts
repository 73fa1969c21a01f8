import type { ReactNode } from 'react';
import type { IconSource } from '../Icon/index.ts';
import type { DrawingKind } from '../Notice/index.ts';

/** One sort key; earlier keys weigh more. */
export interface SortKey {
  readonly id: string;
  readonly desc: boolean;
}

/**
 * Which records are chosen. `all` means every record that matches the list's present filter, on whatever page,
 * but for the exceptions: the server is told the filter, not thousands of ids (docs/product.md §6.4).
 */
export type Selection =
  | { readonly mode: 'some'; readonly ids: readonly string[] }
  | { readonly mode: 'all'; readonly except: readonly string[] };

export type Density = 'compact' | 'comfortable';

/** Everything about the view that a person can change. It is plain data, so that the app can keep it in the URL or in preferences. */
export interface DataTableState {
  readonly sort: readonly SortKey[];
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly selection: Selection;
  /** Ids of the visible columns in their order. */
  readonly columns: readonly string[];
  /** Widths in pixels of the columns that a person resized. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export interface DataTableColumn<Row> {
  readonly id: string;
  /** The name of the column: its header, its entry in the column chooser, part of the names of its controls. */
  readonly header: string;
  /** What the cell shows. Called again only when the row object or the column object changes: keep both stable. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and figures: aligned to the end edge, tabular. Default `start`. */
  readonly align?: 'start' | 'end';
  /** The server can sort by it. Default no. */
  readonly isSortable?: boolean;
  /** Pixels at the usual text size; larger text has wider columns. A column that does not stick grows from here to fill the table. Default 160. */
  readonly width?: number;
  /** The least pixels that resizing leaves. Default 64. */
  readonly minWidth?: number;
  /** Stays in view at that edge while the rest scrolls. */
  readonly sticky?: 'start' | 'end';
  /** A person may hide it. Default yes. */
  readonly isHideable?: boolean;
  /** The cell names its row to screen readers. Exactly one column should be so. */
  readonly isRowHeader?: boolean;
  /** Stands before the cell, as high as both its lines: a picture or a drawing of what the row is. */
  readonly picture?: (row: Row) => ReactNode;
  /** A quiet second line below what the cell shows. */
  readonly under?: (row: Row) => ReactNode;
  /** With what stands under it: what of the row is not as usual, such as a badge. Below that where there is no room beside it. */
  readonly marks?: (row: Row) => ReactNode;
  /**
   * Its place in the card that a row becomes below 600 px: the first `value` that says something at its end, each `detail`
   * in the second. The row header is the title. Without any of these the table scrolls sideways there too.
   */
  readonly card?: 'value' | 'detail';
}

/** An entry of a row's menu. Leave out what the person may not do; disable only what would puzzle by its absence. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly tone?: 'neutral' | 'danger';
  readonly isDisabled?: boolean;
  /** Goes there instead of calling `onAction`. */
  readonly href?: string;
  readonly onAction?: () => void;
}

/** Something to do with the chosen records. */
export interface BulkAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconSource;
  readonly tone?: 'neutral' | 'danger';
  readonly isDisabled?: boolean;
  readonly onAction: (selection: Selection) => void;
}

/** Where the rows are. `loading` shows skeletons in the shape of the rows, `refreshing` keeps the old rows in view. */
export type DataTableStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'refreshing' }
  | { readonly kind: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'forbidden'; readonly message: string };

/** What stands where rows would be. */
export interface EmptyText {
  readonly title: string;
  /** One line that teaches the next step. */
  readonly description?: string;
  readonly action?: ReactNode;
  /** Without one a list, or a search where `filteredEmpty` stands. */
  readonly drawing?: DrawingKind;
}

export interface DataTableProps<Row> {
  /** Names the grid and its scrolling region. */
  readonly label: string;
  /** All columns in their natural order. Keep the array stable. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, as the server sorted and filtered them. Rows that did not change keep their identity. */
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Grows when a record changes: a row that stands there then lights up for a moment. */
  readonly getRowVersion?: (row: Row) => number;
  /** A short name of the row for the names of its controls, for instance its code. */
  readonly getRowLabel: (row: Row) => string;
  /** How many records match on all pages. */
  readonly total: number;
  /** The server stopped counting at `total`; there are more. */
  readonly isTotalAtLeast?: boolean;
  readonly state: DataTableState;
  /** Called with the parts that changed. A new page size comes with page 1; a new order keeps the page. */
  readonly onStateChange: (change: Partial<DataTableState>) => void;
  readonly status?: DataTableStatus;
  /** Shown when there is no record at all. */
  readonly empty: EmptyText;
  /** Given while a filter or search holds: shown when nothing matches it. */
  readonly filteredEmpty?: EmptyText;
  /** Without it no row can be chosen. */
  readonly bulkActions?: readonly BulkAction[];
  /** The menu at the end of a row. Called when the menu opens. */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** Enter on a cell without controls, and a click on the row. */
  readonly onRowOpen?: (row: Row) => void;
  /** Without one cards stand where the window is narrower than 600 px and a column has a place in them. */
  readonly layout?: 'table' | 'cards';
  /** `content` grows with the rows; `fill` takes the height of its container and scrolls inside. Default `content`. */
  readonly height?: 'content' | 'fill';
  /** In place of "12 records": how many there are in the list's own words. */
  readonly summary?: ReactNode;
  /** Controls beside the column chooser. */
  readonly tools?: ReactNode;
}
