import type { Draft, Place } from '../kernel/index.ts';
import type { FaultCode } from '../validation/index.ts';
import type { Texts } from './headings.ts';
import type { Mapping } from './mapping.ts';
import type { FileSign } from './numbers.ts';

/** Why a row is not taken, besides the faults of its values; each code has a message (`import.<code>`). */
export const importReasons = [
  'missing_record',
  'ambiguous_record',
  'unfit_record',
  'refused_in_file',
  'two_readings',
  'sheet_error',
  'formula_without_result',
  'spoilt_code',
  'check_digit',
  'other_record',
  'repeated_in_file',
  'held_by_record',
  'held_by_row',
  'too_many_cells',
  'mapped_twice',
  'nothing_to_read',
  'changed_since',
  'not_stored',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** A record that a cell can refer to. */
export interface KnownRecord {
  readonly id: string;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  /** What the area calls it elsewhere, where it has such a field. */
  readonly externalCode?: string | null;
  /** What it is, of the fields by which references choose (`only`). */
  readonly judged?: Draft;
  /** The one to propose where a cell names none, such as the default rate. */
  readonly isDefault?: boolean;
}
/** What holds for the company whatever a file names; plain data. */
export interface Company {
  /** The first is the default. */
  readonly languages: readonly string[];
  /** Digits of the currency's minor unit. */
  readonly decimals: number;
  /** Where it is; nothing for what is the platform's own. */
  readonly place?: Place | undefined;
  /** Entities whose records the import may create from a name alone (`isNameOnly`). */
  readonly creatable: readonly string[];
  /** Texts of `labels` in each language that a file may be written in. */
  readonly texts: readonly Texts[];
}
/** What the company has already of what some rows name (`Asked`), or more of it; plain data. */
export interface Found {
  /** Records of the imported resource as they are read, with their ids and details. */
  readonly stored: readonly Draft[];
  /** Records referred to, by entity. The same list again is indexed once. */
  readonly records: Readonly<Record<string, readonly KnownRecord[]>>;
}
export type Known = Company & Found;
/** How the file is to be understood; plain data, guessed first and corrected by a person. */
export interface Settings {
  readonly mapping: Mapping;
  readonly decimalSign: FileSign;
  /** Name of a record that has to be created where the file names none. */
  readonly unnamed: string;
}

/**
 * What is done about every row of one problem.
 * - `set`: the text stands in the cell in place of what the file has
 * - `create`: a record of this name is created and referred to
 * - `suggested`: each row takes its own suggestion (a shortened code)
 * - `clear`: the value is left empty · `skip`: the rows are left out
 */
export type Decision = { readonly problem: string } & (
  | { readonly act: 'set'; readonly value: string }
  | { readonly act: 'create'; readonly name: string }
  | { readonly act: 'suggested' | 'clear' | 'skip' }
);
/**
 * `set` proposes a text for the cell; where that names a record, `entity` is its area. `same`: the row is the stored
 * record that is called so. `keep`: what stands in the cell is right, however strange.
 */
export type Suggestion =
  | { readonly act: 'set'; readonly value: string; readonly entity?: string }
  | { readonly act: 'create'; readonly entity: string; readonly name: string }
  | { readonly act: 'same' | 'keep'; readonly value: string };

export interface Rejection {
  /** Address of the value (`columnsOf`), and the file's column where there is one, from 0. */
  readonly path: string;
  readonly column: number | null;
  readonly cell: string;
  readonly code: FaultCode | ImportReason;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly suggestion?: Suggestion;
  /** Key of the problem that it is part of. */
  readonly problem: string;
}
/** All rows that are rejected for one cause, which is mended once. */
export interface Problem {
  readonly key: string;
  readonly path: string;
  readonly code: Rejection['code'];
  readonly params?: Rejection['params'];
  /** Cell of its first row. */
  readonly cell: string;
  /** Numbers of its first rows, as in the file, and how many there are. */
  readonly rows: readonly number[];
  readonly count: number;
  /** Suggestion of its first row; `isEach`: other rows have others. */
  readonly suggestion?: Suggestion;
  readonly isEach: boolean;
  readonly acts: readonly Decision['act'][];
}

/** What becomes of one row of the file. */
export type Outcome = { readonly row: number } & (
  | { readonly kind: 'creates' | 'unchanged'; readonly record: PlannedRecord }
  | { readonly kind: 'changes'; readonly record: PlannedRecord; readonly fields: readonly string[] }
  | { readonly kind: 'rejected'; readonly rejections: readonly Rejection[] }
  | { readonly kind: 'skipped' }
  /** Of the record of an earlier row: a picture of it, one more than it can hold and so not taken, or nothing more. */
  | { readonly kind: 'belongs'; readonly to: number; readonly as: 'image' | 'further' | 'nothing' }
);
export type OutcomeKind = Outcome['kind'];
export interface PlannedRecord {
  /** Of the stored record that it changes, and the version that was read of it. */
  readonly id?: string;
  readonly version?: number;
  /** Canonical values, as `validate` answers them; ids of created records stand in references. */
  readonly values: Draft;
  /** Records of earlier waves have to be stored before it, because it refers to them; those of the first have none. */
  readonly wave?: number;
  /** Addresses in the file of pictures to fetch, by path: `image`; `images.0.image`, whose detail is there and empty. */
  readonly pictures: Readonly<Record<string, string>>;
}
/** A record that decisions have created, to be written before the others under an id of its own. */
export interface CreatedRecord {
  /** Stands for it in the planned records of this run. */
  readonly id: string;
  readonly entity: string;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
}

/** What a trial run comes to. */
export interface Summary {
  readonly problems: readonly Problem[];
  /** More than are told where there are very many. */
  readonly problemCount: number;
  readonly created: readonly CreatedRecord[];
  /** Times that storing goes through the rows, so that each comes after those that it refers to. */
  readonly waves: number;
  /** Records that would be stored without a price: how many, and the first rows with their names. */
  readonly unpriced: {
    readonly count: number;
    readonly first: readonly { readonly row: number; readonly name: string }[];
  };
  readonly counts: Readonly<Record<OutcomeKind, number>> & { readonly rows: number; readonly images: number };
}
export interface DryRun extends Summary {
  /** One for each row of the table, in its order. */
  readonly outcomes: readonly Outcome[];
}
