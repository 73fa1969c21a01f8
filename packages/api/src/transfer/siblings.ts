import { type Draft, fieldsOf, type Resource } from '../kernel/index.ts';
import { codeKey, nameKey } from './codes.ts';
import { standIn } from './created.ts';
import { same } from './drafts.ts';

/** What a record of the file is to the rows that refer to it. */
export interface Sibling {
  /** Of its row. */
  readonly row: number;
  /** Stands for a new record until it is written (`siblingRow`); of a stored one its own. */
  readonly id: string;
  readonly isNew: boolean;
  /** Whether its row is imported. */
  readonly isTaken: boolean;
  readonly wave: number;
  /** The fields by which references choose, as far as they are known. */
  readonly judged: Draft;
  /** What it can be meant by. */
  readonly keys: readonly string[];
}

// How a text means a record: as its code, as its name.
export const byCode = (text: string): string => `code ${codeKey(text)}`;
export const byName = (text: string): string => `name ${nameKey(text)}`;
/** As the text that its code was made of, which it keeps as its external code. */
export const bySource = (text: string): string => `source ${text}`;
export const siblingKeys = (text: string): readonly string[] =>
  text === '' ? [] : [byCode(text), bySource(text), byName(text)];

/** The id that stands for the new record of a row, and the number of the row that an id stands for. */
export const siblingId = (row: number): string => standIn('e', row);
export const siblingRow = (id: string): number | undefined => {
  const [, row] = /^00000000-0000-7000-8000-e(\d{11})$/.exec(id) ?? [];
  return row === undefined ? undefined : Number(row);
};

/** Fields by which the references of a resource choose among records of an area. */
export const judgedFields = (resource: Resource, entity: string): readonly string[] => {
  const references = fieldsOf(resource).flatMap(([, field]) =>
    field.kind === 'list' ? Object.values(field.item) : [field],
  );
  return [
    ...new Set(
      references.flatMap((field) =>
        field.kind === 'ref' && field.to === entity ? Object.keys(field.only ?? {}) : [],
      ),
    ),
  ];
};

/** Times that rows are judged anew before no row of the file may refer to another: real areas need two. */
const patience = 8;

/**
 * The records of a file that others of it refer to (docs/product.md §25). A row can refer to one further down, of which
 * nothing is known yet. So all rows are judged with what the time before has said of the others, the first time with
 * nothing, until a time says what was said before it. What is relied on is then true, and no two records wait for
 * each other.
 */
export class Siblings {
  /** What the time before has said, by the rows. */
  private before = new Map<number, Sibling>();
  private byKey = new Map<string, Sibling[]>();
  private byId = new Map<string, Sibling>();
  private now = new Map<number, Sibling>();
  /** Rows that were taken once and then were not: nobody relies on them, or it would never end. */
  private readonly fallen = new Set<number>();
  private readonly wanted: ReadonlySet<string>;
  private times = 1;
  /** What this time says differs already: it is not the last one. */
  isOpen = false;
  private readonly codes: ReadonlySet<string>;
  /** `wanted`: `siblingKeys` of what the rows refer to; `codes`: keys of the codes that the file gives. */
  constructor(wanted: ReadonlySet<string> = new Set(), codes: ReadonlySet<string> = new Set()) {
    this.wanted = wanted;
    this.codes = codes;
  }
  /** Whether a row of the file has this code, whatever becomes of it: nothing else is meant. */
  has(code: string): boolean {
    return this.codes.has(codeKey(code));
  }
  named(key: string): readonly Sibling[] {
    return this.byKey.get(key) ?? [];
  }
  withId(id: string): Sibling | undefined {
    return this.byId.get(id);
  }
  isWanted(keys: readonly string[]): boolean {
    return keys.some((key) => this.wanted.has(key));
  }
  /** What has become of a row that others may refer to. */
  note(said: Sibling): void {
    const { row } = said;
    const before = this.before.get(row);
    if (before?.isTaken && !said.isTaken) this.fallen.add(row);
    const sibling = this.fallen.has(row) ? { ...said, isTaken: false } : said;
    this.now.set(row, sibling);
    if (this.times <= patience && !same(before, sibling)) this.isOpen = true;
  }
  /** All rows are judged: whether they have to be once more. */
  again(): boolean {
    const isSaid = !this.isOpen && this.before.size === this.now.size;
    if (isSaid || this.times > patience) return false;
    this.times += 1;
    const isLast = this.times > patience;
    this.before = isLast
      ? new Map([...this.now].map(([row, sibling]) => [row, { ...sibling, isTaken: false }]))
      : this.now;
    this.now = new Map();
    this.isOpen = false;
    this.byId = new Map();
    this.byKey = new Map();
    for (const sibling of this.before.values()) {
      this.byId.set(sibling.id, sibling);
      for (const key of new Set(sibling.keys)) {
        const others = this.byKey.get(key);
        if (others) others.push(sibling);
        else this.byKey.set(key, [sibling]);
      }
    }
    return true;
  }
}
