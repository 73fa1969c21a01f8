import type { Ticket, TicketLine } from '@comanda/api/calls';
import { listTotal, sharedOut, takenOff } from '@comanda/api/pricing';
import type { Discount } from '@comanda/api/areas/sales/discount';
import { holdsAt, wallTimeIn } from '@comanda/api/week';
import { activeOf, type Book, type Catalogue } from './catalogue.ts';
import { printed } from './choices.ts';

type TakenOff = Ticket['discounts'][number];

/** Discounts that may be given now, on a ticket of this size (docs/product.md §8.22). */
export const discountsAt = (
  catalogue: Catalogue,
  { timeZone, at, total }: { readonly timeZone: string; readonly at: Date; readonly total: number },
): Discount[] => {
  const now = wallTimeIn(timeZone, at);
  return activeOf<Discount>(catalogue, 'DSC').filter(
    ({ from, until, hours, minimum, kind }) =>
      // What is taken off before taxes is no till's key here.
      kind !== '3' &&
      (from === null || from <= now.date) &&
      (until === null || now.date <= until) &&
      holdsAt(hours, now) &&
      total >= (minimum ?? 0),
  );
};

const fits = (
  book: Book,
  { appliesTo, departments, products }: Discount,
  { idProduct }: TicketLine,
): boolean => {
  if (appliesTo === 'A') return true;
  const product = idProduct === null ? undefined : book.products.get(idProduct);
  return appliesTo === 'D'
    ? departments.some(({ idDepartment }) => idDepartment === product?.idDepartment)
    : products.some((entry) => entry.idProduct === idProduct);
};
const amountOf = ({ kind, value, amount }: Discount, of: number): number =>
  Math.min(of, kind === '1' ? Math.round((of * Number(value)) / 100) : amount);

const given = (discount: Discount, of: number, language: string | undefined): TakenOff => ({
  idDiscount: discount.id,
  kind: discount.kind,
  name: printed(discount.names, language),
  amount: amountOf(discount, of),
});

/** Lines with their shares of what is taken off the whole. */
const shared = (lines: readonly TicketLine[], discounts: readonly TakenOff[]): TicketLine[] => {
  const shares = sharedOut(
    takenOff({ discounts }),
    lines.map((line) => listTotal(line) - takenOff(line)),
  );
  return lines.map((line, index) => ({ ...line, share: shares[index] ?? 0 }));
};

/** Takes a discount off a ticket: off the whole of it, or off the lines that it fits. */
export const discounted = (
  book: Book,
  { lines }: Pick<Ticket, 'lines'>,
  discount: Discount,
  { ofWhole, language }: { readonly ofWhole: boolean; readonly language: string | undefined },
): Pick<Ticket, 'lines' | 'discounts'> => {
  if (ofWhole && discount.appliesTo === 'A') {
    const whole = lines.reduce((sum, line) => sum + listTotal(line), 0);
    const discounts = [given(discount, whole, language)];
    return { lines: shared(lines, discounts), discounts };
  }
  return {
    discounts: [],
    lines: lines.map((line) =>
      fits(book, discount, line) && listTotal(line) > 0
        ? { ...line, discounts: [given(discount, listTotal(line), language)] }
        : line,
    ),
  };
};
