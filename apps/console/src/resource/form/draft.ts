import type { NamedRecord } from '@comanda/api/errors';
import { type Draft, fieldsOf, isShown, type RecordShape, type Resource, settle } from '@comanda/api/kernel';
import { pictureAddress } from '@comanda/api/pictures';
import { type Checked, type Setting, validate } from '@comanda/api/validation';
import { holdsTheSame } from '../values/holdsTheSame.ts';

/** Something wrong with one value: the validator's codes or the platform's error codes, in one shape. */
export interface DraftFault {
  /** Dotted: `members.2.idTax`. */
  readonly path: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Of a value that is taken: the record of this area that has it, where the person may read it. */
  readonly holder?: NamedRecord;
}
export type FaultsByField = Readonly<Record<string, readonly DraftFault[]>>;

/** The record that a draft started from. */
export interface Base {
  readonly values: Draft;
  /** None for a record that does not exist yet. */
  readonly version: number | undefined;
}
export interface DraftState {
  readonly values: Draft;
  readonly base: Base;
  /** Pictures that travel beside the values, by path. */
  readonly files: Readonly<Record<string, File>>;
  /** Fields that wait for a picture: it is still being read, or could not be and is to be tried again or taken out. */
  readonly waiting: ReadonlySet<string>;
  readonly faults: FaultsByField;
  /** Fields that the person has left once; their faults show. */
  readonly left: ReadonlySet<string>;
  /** After a first attempt to save every fault shows. */
  readonly isAsked: boolean;
  /** Fields that hold something else than the record that the draft started from. */
  readonly changed: readonly string[];
  readonly isDirty: boolean;
}

export interface DraftStore {
  readonly get: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (name: string, value: unknown) => void;
  /** Begins with a value that nobody has typed: there is nothing to lose by leaving. */
  readonly propose: (name: string, value: unknown) => void;
  readonly setFile: (name: string, file: File | undefined) => void;
  /** Several values, and pictures by their paths, in one step; a path without a file gives up the one it had. */
  readonly write: (values: Draft, files: Readonly<Record<string, File | undefined>>) => void;
  readonly setWaiting: (name: string, isWaiting: boolean) => void;
  /** The person leaves a field: its faults show from now on. */
  readonly leave: (name: string) => void;
  /** Judges everything; answers the canonical values, or nothing and shows what is wrong. */
  readonly check: () => Draft | undefined;
  /** Faults that the platform found; each stays until its field changes. */
  readonly refuse: (faults: readonly DraftFault[]) => void;
  /** Goes on from another stored record, with these values and the pictures that travel beside them. */
  readonly rebase: (base: Base, values: Draft, files?: DraftState['files']) => void;
}

export const rootOf = (path: string): string => path.split('.')[0] ?? path;

/** Fields of a definition out of a row that holds more. */
export const fieldsIn = (resource: RecordShape, row: Draft): Draft =>
  Object.fromEntries(fieldsOf(resource).map(([name, { initial }]) => [name, row[name] ?? initial]));

/** Which fields hold something else than the stored record, hidden ones counted as reset. */
export function changedFields(resource: RecordShape, from: Draft, to: Draft): string[] {
  const [before, after] = [settle(resource, from), settle(resource, to)];
  return fieldsOf(resource)
    .filter(([name]) => !holdsTheSame(before[name], after[name]))
    .map(([name]) => name);
}

/** Stands for a picture that travels beside the values: where it will be kept is known once the platform has it. */
const onItsWay = { url: `${pictureAddress}${'0'.repeat(64)}` };

/** Judges values together with the pictures that travel beside them, which are no values yet. */
function judged(
  resource: RecordShape,
  setting: Setting,
  { values, files }: Pick<DraftState, 'values' | 'files'>,
): Checked {
  const pictured = Object.keys(files).filter((name) => resource.fields[name]?.kind === 'image');
  const checked = validate(
    resource,
    { ...values, ...Object.fromEntries(pictured.map((name) => [name, onItsWay])) },
    setting,
  );
  if (!checked.ok) return checked;
  const own = Object.fromEntries(pictured.map((name) => [name, values[name]]));
  return { ok: true, values: { ...checked.values, ...own } };
}

function byField(faults: readonly DraftFault[], last: FaultsByField): FaultsByField {
  const grouped: Record<string, DraftFault[]> = {};
  for (const fault of faults) (grouped[rootOf(fault.path)] ??= []).push(fault);
  // An unchanged entry keeps its identity, so that its field is not rendered again.
  return Object.fromEntries(
    Object.entries(grouped).map(([name, found]) => [
      name,
      holdsTheSame(found, last[name]) ? (last[name] ?? found) : found,
    ]),
  );
}

/**
 * What a form holds while it is being written. It is a small store of our own rather than TanStack Form: a field
 * subscribes to its own value and faults and nothing else renders on a key, the whole is one plain object that
 * outlives a reload in the tab's storage, and it costs one kilobyte instead of sixteen.
 */
export function createDraft(
  resource: RecordShape,
  setting: Setting,
  { base, values = base.values }: { base: Base; values?: Draft },
): DraftStore {
  const listeners = new Set<() => void>();
  let refused: readonly DraftFault[] = [];
  type Held = Omit<DraftState, 'changed' | 'isDirty'>;
  // All that asks what is changed reads it here: it is found once a change, however many ask.
  const reckoned = (held: Held): DraftState => {
    const changed = changedFields(resource, held.base.values, held.values);
    const pictured = [...Object.keys(held.files), ...held.waiting].map(rootOf);
    const all = [...new Set([...changed, ...pictured])];
    return { ...held, changed: all, isDirty: all.length > 0 };
  };
  let state = reckoned({
    values,
    base,
    files: {},
    waiting: new Set(),
    faults: {},
    left: new Set(),
    isAsked: false,
  });
  const put = (change: Partial<Held>): void => {
    state = reckoned({ ...state, ...change });
    for (const listener of listeners) listener();
  };
  const judge = ({ values: written, files, waiting, left, isAsked, faults }: DraftState): FaultsByField => {
    const checked = judged(resource, setting, { values: written, files });
    const own: readonly DraftFault[] = [
      ...(checked.ok ? [] : checked.faults),
      ...[...waiting].map((path) => ({ path, code: 'picture_waits' })),
    ];
    const shown = own.filter(({ path }) => isAsked || left.has(rootOf(path)));
    return byField([...shown, ...refused], faults);
  };
  const without = (...names: readonly string[]): FaultsByField => {
    refused = refused.filter(({ path }) => !names.includes(rootOf(path)));
    return names.some((name) => state.faults[name])
      ? Object.fromEntries(Object.entries(state.faults).filter(([name]) => !names.includes(name)))
      : state.faults;
  };
  const write: DraftStore['write'] = (written, files) => {
    const left = Object.entries(state.files).filter(([path]) => !(path in files));
    const fresh = Object.entries(files).flatMap(([path, file]) => (file ? [[path, file] as const] : []));
    put({
      values: { ...state.values, ...written },
      files: Object.fromEntries([...left, ...fresh]),
      faults: without(...Object.keys(written), ...Object.keys(files).map(rootOf)),
    });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (name, value) => {
      if (Object.is(state.values[name], value)) return;
      put({ values: { ...state.values, [name]: value }, faults: without(name) });
    },
    setFile: (name, file) => write({}, { [name]: file }),
    write,
    setWaiting: (name, isWaiting) => {
      if (state.waiting.has(name) === isWaiting) return;
      const others = [...state.waiting].filter((other) => other !== name);
      put({ waiting: new Set(isWaiting ? [...others, name] : others), faults: without(name) });
    },
    leave: (name) => {
      const next = { ...state, left: new Set([...state.left, name]) };
      put({ left: next.left, faults: judge(next) });
    },
    check: () => {
      refused = [];
      const next = { ...state, isAsked: true };
      put({ isAsked: true, faults: judge(next) });
      const checked = judged(resource, setting, state);
      return checked.ok && state.waiting.size === 0 ? checked.values : undefined;
    },
    refuse: (faults) => {
      refused = faults;
      put({ isAsked: true, faults: judge({ ...state, isAsked: true }) });
    },
    propose: (name, value) => {
      const base = { ...state.base, values: { ...state.base.values, [name]: value } };
      put({ base, values: { ...state.values, [name]: value }, faults: without(name) });
    },
    rebase: (nextBase, nextValues, files = {}) => {
      refused = [];
      put({
        base: nextBase,
        values: nextValues,
        files,
        waiting: new Set(),
        faults: {},
        left: new Set(),
        isAsked: false,
      });
    },
  };
}

/** Fields that a record of these values shows, in the order of the form; sections without any are left out. */
export const sectionsOf = (
  resource: Resource,
  values: Draft,
): readonly { readonly id: string; readonly fields: readonly string[] }[] =>
  resource.form
    .filter(({ when }) => when?.(values) ?? true)
    .map(({ id, fields }) => ({
      id,
      fields: fields.filter((name) => {
        const field = resource.fields[name];
        return field !== undefined && isShown(field, values);
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
