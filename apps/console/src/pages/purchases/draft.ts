import type { BodyOf, Purchase, purchaseCalls, ReadPurchase } from '@comanda/api/calls';
import { asOnPaper, purchaseFigures, type PurchaseTax, type PurchaseTerms } from '@comanda/api/pricing';

/** A line while it is typed; figures are decimal strings, or nothing yet. */
export interface LineDraft {
  readonly key: string;
  readonly idProduct: string | null;
  readonly name: string;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly discount: string | null;
  readonly idTax: string | null;
}
export interface Draft {
  readonly kind: 'N' | 'A';
  readonly idSupplier: string | null;
  readonly idStore: string | null;
  readonly document: string;
  readonly day: string | null;
  readonly lines: readonly LineDraft[];
  /** Taxes as an electronic invoice has them. */
  readonly told: readonly { readonly idTax: string; readonly tax: number }[];
  readonly costs: boolean;
}
type Asked = BodyOf<typeof purchaseCalls.make>;

let serial = 0;
export const emptyLine = (): LineDraft => ({
  key: `line-${(serial += 1)}`,
  idProduct: null,
  name: '',
  quantity: '1',
  price: null,
  discount: null,
  idTax: null,
});

export const emptyDraft = (idStore: string | null, day: string): Draft => ({
  kind: 'N',
  idSupplier: null,
  idStore,
  document: '',
  day,
  lines: [emptyLine()],
  told: [],
  costs: false,
});

/** What a recorded purchase says, to be put right. */
export const draftOf = (made: Purchase): Draft => ({
  kind: made.kind,
  idSupplier: made.idSupplier,
  idStore: made.idStore,
  document: made.document,
  day: made.day,
  lines: made.details.map(({ idProduct, name, quantity, price, discount, idTax }) => ({
    ...emptyLine(),
    idProduct,
    name,
    quantity,
    price,
    discount: discount === '0' ? null : discount,
    idTax,
  })),
  told: made.taxes.map(({ idTax, tax }) => ({ idTax, tax })),
  costs: made.costs,
});

/** The draft with what an electronic invoice says. */
export const withRead = (draft: Draft, read: ReadPurchase): Draft => ({
  ...draft,
  kind: read.kind,
  idSupplier: read.supplier.id ?? draft.idSupplier,
  document: read.document,
  day: read.day ?? draft.day,
  lines: read.lines.map(({ idProduct, name, quantity, price, discount, idTax }) => ({
    ...emptyLine(),
    idProduct,
    name,
    quantity,
    price,
    discount: discount === '0' ? null : discount,
    idTax,
  })),
  told: read.taxes,
});

const known = (figure: string | null): string => (figure === null || figure === 'NaN' ? '0' : figure);
const sentLine = ({ idProduct, name, quantity, price, discount, idTax }: LineDraft) => ({
  idProduct,
  name: name.trim(),
  quantity: known(quantity),
  price: known(price),
  discount: known(discount),
  idTax,
});
const isBlank = ({ idProduct, name, price }: LineDraft): boolean =>
  idProduct === null && name.trim() === '' && price === null;
/** Those that say something: an empty one at the end is no line. */
export const saidLines = ({ lines }: Draft): readonly LineDraft[] => lines.filter((line) => !isBlank(line));

/** What a draft comes to, with the taxes of its paper as far as they fit it. */
export const figuresOf = (draft: Draft, taxes: ReadonlyMap<string, PurchaseTax>, terms: PurchaseTerms) => {
  const lines = draft.lines.map((line) => {
    const { idTax, ...rest } = sentLine(line);
    return { ...rest, idTax: idTax !== null && taxes.has(idTax) ? idTax : null };
  });
  const reckoned = purchaseFigures(lines, taxes, terms);
  const { far } = asOnPaper(reckoned, draft.told);
  const told = draft.told.filter(({ idTax }) => !far.includes(idTax));
  return { ...asOnPaper(reckoned, told), told };
};

const isNone = (value: string | null): boolean => value === null || value.trim() === '';
export type Faults = Readonly<Record<string, 'required' | 'too_small'>>;
/** What is missing before it is sent, by field. */
export const missingIn = (draft: Draft): Faults => {
  const lines = saidLines(draft);
  const required: readonly (readonly [string, boolean])[] = [
    ['idSupplier', isNone(draft.idSupplier)],
    ['idStore', isNone(draft.idStore)],
    ['document', isNone(draft.document)],
    ['day', isNone(draft.day)],
    ['lines', lines.length === 0],
    ...lines.flatMap((line, place): (readonly [string, boolean])[] => [
      [`lines.${place}.name`, isNone(line.name)],
      [`lines.${place}.quantity`, isNone(line.quantity) || line.quantity === 'NaN'],
      [`lines.${place}.price`, isNone(line.price) || line.price === 'NaN'],
    ]),
  ];
  const small = lines.flatMap(({ quantity }, place): (readonly [string, 'too_small'])[] =>
    quantity !== null && Number(quantity) <= 0 ? [[`lines.${place}.quantity`, 'too_small']] : [],
  );
  return Object.fromEntries([
    ...required.flatMap(([field, isMissing]) => (isMissing ? [[field, 'required' as const]] : [])),
    ...small,
  ]);
};

export const sentOf = (draft: Draft, asked: Pick<Asked, 'idCompany' | 'corrects' | 'taxes'>): Asked => ({
  ...asked,
  idStore: draft.idStore ?? '',
  idSupplier: draft.idSupplier ?? '',
  kind: draft.kind,
  document: draft.document.trim(),
  day: draft.day ?? '',
  lines: saidLines(draft).map(sentLine),
  costs: draft.costs,
});
