import type { Week } from '../week/week.ts';

/** A record on its way: whatever a form or a request holds before it has been validated. */
export type Draft = Readonly<Record<string, unknown>>;
export type When = (row: Draft) => boolean;

/** Multilingual text: language code → text (docs/product.md §7.4). */
export type Names = Readonly<Record<string, string>>;
/** A picture: stored content by its address, or a plain colour as `#rrggbb`. */
export type Image = { readonly url: string } | { readonly color: string };
export type Flag = 'S' | 'N';
export type Status = 'A' | 'I' | 'D';
/** Formats of short texts that have a validator of their own. */
export type TextFormat =
  | 'code'
  | 'unspaced'
  | 'url'
  | 'colour'
  | 'language'
  | 'country'
  | 'time_zone'
  | 'email'
  | 'phone'
  | 'path'
  | 'filename'
  | 'alpha_code'
  | 'licence_code'
  | 'build_number'
  | 'fingerprint'
  | 'upgrade_code'
  | 'action_code'
  | 'matrix_name'
  | 'serial'
  | 'board_serial'
  | 'number_id'
  | 'key_value'
  | 'iban'
  | 'ean'
  | 'activity'
  | 'special_regime'
  | 'fiscal_region';

interface Base<K extends string, V> {
  readonly kind: K;
  /** What a new record starts with, and what a hidden field is reset to. */
  readonly initial: V;
  readonly optional: boolean;
  /** Outside this condition the field is neither shown nor kept. */
  readonly when?: When;
  /** Who lacks this action neither sees nor changes the field; its stored value stays. */
  readonly permission?: string;
}
export interface CodeField extends Base<'code', string> {}
export interface NamesField<V = Names | null> extends Base<'names', V> {}
export interface StatusField extends Base<'status', Status> {}
export interface OrderField extends Base<'order', number> {}
export interface TextField<V = string | null> extends Base<'text', V> {
  readonly max: number;
  readonly format?: TextFormat;
  /** Several lines. */
  readonly long?: true;
  /** A text of a catalogue, which may divide into forms of a plural; it is read by the usual one. */
  readonly hasForms?: true;
}
export interface IntegerField<V = number | null> extends Base<'integer', V> {
  readonly min: number;
  readonly max: number;
}
/** Canonical decimal string, without trailing zeros. */
export interface DecimalField<V = string | null> extends Base<'decimal', V> {
  readonly min: number;
  readonly max: number;
  readonly scale: number;
  readonly unit?: string;
}
/** Integer of minor units in the company's currency. */
export interface MoneyField<V = number | null> extends Base<'money', V> {
  readonly min: number;
  readonly max: number;
}
export interface FlagField extends Base<'flag', Flag> {
  /** Exactly one record of the company holds `S`; giving it to one takes it from the other. */
  readonly exclusive: boolean;
}
export interface ChoiceField<V extends string | null = string | null> extends Base<'choice', V> {
  readonly options: Readonly<Record<string, string>>;
  /**
   * From which value to which others it goes, by calls of its own: a form shows it, and whatever else would change that of
   * a stored record is refused.
   */
  readonly moves?: Readonly<Record<string, readonly string[]>>;
}
/** Some of a few fixed values, in the order in which they are described. */
export interface ChoicesField extends Base<'choices', readonly string[]> {
  readonly options: Readonly<Record<string, string>>;
}
/** When something holds in the week; empty: always. */
export interface WeekField extends Base<'week', Week | null> {}
export interface RefField<V = string | null> extends Base<'ref', V> {
  /** Entity code of the resource referred to. */
  readonly to: string;
  /** The referred record must have one of these values in each of these choice fields. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Of details: it does not keep the record from being deleted, and its entry goes with it. */
  readonly leaves?: true;
}
export interface DateField<V = string | null> extends Base<'date', V> {
  /** It is a moment of a day, and is compared with moments as well. */
  readonly moment?: true;
}
export interface TimeField<V = string | null> extends Base<'time', V> {}
export interface ImageField extends Base<'image', Image | null> {}
/** Written, never read back: a record that is read says `true` or `false`, whether it is set. */
export interface SecretField<V = string | null> extends Base<'secret', V> {
  readonly min: number;
  readonly max: number;
  /** Several lines, such as a private key. */
  readonly long?: true;
  /** A number of so many digits that one active record of the company has; a till pulls its salted slow hash, to check it by. */
  readonly pin?: true;
}
/** What is read from a certificate: whose it is, who says so, its days (UTC) and the SHA-256 of it. */
export interface Certificate {
  readonly subject: string;
  readonly issuer: string;
  readonly from: string;
  readonly until: string;
  readonly fingerprint: string;
}
/** A file as reading a record tells it: its content stays with the platform. */
export interface KeptFile extends Certificate {
  readonly name: string;
  readonly size: number;
}
/** A file on its way to the platform, in base64, with what opens it. */
export interface SentFile {
  readonly name: string;
  readonly content: string;
  readonly password?: string | undefined;
}
/** A small file. It is sealed like a secret; who reads the record is told what stands in it. */
export interface FileField extends Base<'file', KeptFile | SentFile | null> {
  /** What it has to be, whatever its name says: a certificate with its private key, as PKCS #12 or PEM. */
  readonly holds: 'certificate';
  /** Bytes. */
  readonly max: number;
}
export type LinePart = TextField | IntegerField | FlagField | ChoiceField;
/** Entries of a few plain parts, in their order, kept as one value: what a list within a list is. */
export interface LinesField<
  I extends Readonly<Record<string, LinePart>> = Readonly<Record<string, LinePart>>,
  V = readonly object[],
> extends Base<'lines', V> {
  readonly item: I;
}
export type ItemField =
  | TextField
  | NamesField
  | IntegerField
  | DecimalField
  | MoneyField
  | FlagField
  | ChoiceField
  | RefField
  | TimeField
  | ImageField
  | LinesField;
export type ItemFields = Readonly<Record<string, ItemField>>;
/** Ordered details of a record; its position is its place in the list. */
export interface ListField<I extends ItemFields = ItemFields, V = readonly object[]> extends Base<'list', V> {
  readonly item: I;
  /** The part that lists are filtered and put in order by: that of the entry which names the default record. */
  readonly figure?: string;
}
/**
 * The closed set of field kinds that a resource is described with (docs/product.md §7). A kind says what travels on
 * the wire, what a form shows, what a list can filter by and what the database stores; each of those is derived
 * elsewhere, so a kind here is plain data.
 */
export type Field =
  | CodeField
  | TextField
  | NamesField
  | IntegerField
  | DecimalField
  | MoneyField
  | FlagField
  | ChoiceField
  | ChoicesField
  | WeekField
  | RefField
  | ListField
  | DateField
  | TimeField
  | ImageField
  | StatusField
  | OrderField
  | SecretField
  | FileField
  | LinesField;
export type FieldKind = Field['kind'];
const unsorted: ReadonlySet<FieldKind> = new Set([
  'choices',
  'file',
  'image',
  'lines',
  'list',
  'secret',
  'week',
]);
/** Whether a field is written and never read back: what is read of it is no value that could be written again. */
export const isWithheld = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'secret' || kind === 'file';
/** Whether a field of a stored record is changed by calls of its own alone. */
export const isMoved = (field: Field): boolean => field.kind === 'choice' && field.moves !== undefined;
/** Whether a list can be put in the order of such a field. */
export const isSorted = (kind: FieldKind): boolean => !unsorted.has(kind);
/** What a field is compared as: details by their figure, everything else by itself. */
export const comparedAs = (field: Field): Field | ItemField =>
  (field.kind === 'list' && field.figure !== undefined && field.item[field.figure]) || field;
export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F> = F extends { readonly initial: infer V } ? V : never;

interface Shown {
  when?: When;
  permission?: string;
}
type Optional<F extends { initial: unknown }> = Omit<F, 'initial' | 'optional'> & {
  readonly initial: ValueOf<F> | null;
  readonly optional: true;
};

const made = <K extends string, V, O extends object>(kind: K, initial: V, options: O) => ({
  kind,
  initial,
  optional: false,
  ...options,
});
type Options<F, D extends keyof F = never> = Shown &
  Omit<F, 'kind' | 'initial' | 'optional' | D> &
  Partial<Pick<F, D>>;
type Started<F extends { initial: unknown }, D extends keyof F = never> = Options<F, D> & {
  initial?: F['initial'];
};

/** Keys as the wire has them: `1` is written as a number and travels as a text. */
type KeyOf<O> = `${keyof O & (string | number)}`;

/** Builders of fields: `f.text({ max: 60 })`, `optional(f.decimal({ … }))`. */
export const f = {
  code: (): CodeField => made('code', '', {}),
  names: (): NamesField<Names> => made('names', {}, {}),
  status: (): StatusField => made('status', 'A', {}),
  order: (): OrderField => made('order', 0, {}),
  text: (o: Started<TextField<string>>): TextField<string> => made('text', '', o),
  integer: (o: Started<IntegerField<number>>): IntegerField<number> => made('integer', 0, o),
  decimal: (o: Started<DecimalField<string>, 'scale'>): DecimalField<string> =>
    made('decimal', '0', { scale: 4, ...o }),
  money: (o: Started<MoneyField<number>, 'min' | 'max'> = {}): MoneyField<number> =>
    made('money', 0, { min: 0, max: 99_999_999_99, ...o }),
  flag: (o: Started<FlagField, 'exclusive'> = {}): FlagField => made('flag', 'N', { exclusive: false, ...o }),
  choice: <const O extends Readonly<Record<string, string>>>(
    options: O,
    initial: KeyOf<O>,
    o: Shown & { readonly moves?: Readonly<Record<KeyOf<O>, readonly KeyOf<O>[]>> } = {},
  ): ChoiceField<KeyOf<O>> => made('choice', initial, { options, ...o }),
  choices: (options: Readonly<Record<string, string>>, o: Shown = {}): ChoicesField =>
    made('choices', [], { options, ...o }),
  week: (o: Shown = {}): WeekField => made('week', null, { ...o, optional: true }),
  ref: (to: string, o: Omit<Options<RefField<string>>, 'to'> = {}): RefField<string> =>
    made('ref', '', { to, ...o }),
  list: <const I extends ItemFields>(
    item: I,
    o: Shown & { readonly figure?: KeyOf<I> } = {},
  ): ListField<I, readonly { readonly [K in keyof I]: ValueOf<I[K]> }[]> => made('list', [], { item, ...o }),
  lines: <const I extends Readonly<Record<string, LinePart>>>(
    item: I,
    o: Shown = {},
  ): LinesField<I, readonly { readonly [K in keyof I]: ValueOf<I[K]> }[]> =>
    made('lines', [], { item, ...o }),
  date: (o: Shown & Pick<DateField, 'moment'> = {}): DateField<string> => made('date', '', o),
  time: (o: Shown = {}): TimeField<string> => made('time', '', o),
  image: (o: Shown = {}): ImageField => made('image', null, { ...o, optional: true }),
  file: (o: Options<FileField>): FileField => made('file', null, { ...o, optional: true }),
  secret: (o: Options<SecretField<string>>): SecretField<string> => made('secret', '', o),
};

/** The same field, which may be left empty (`null`). */
export const optional = <F extends Field>(field: F): Optional<F> => ({
  ...field,
  initial: null,
  optional: true,
});
