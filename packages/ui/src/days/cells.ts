/** A day as react-aria names it in the page's language. */
function dayName(day: string, locale = document.documentElement.lang): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
}

/** The cell of a day wherever it is shown: in the page or in what floats above it. */
export function dayCell(day: string, locale?: string): HTMLElement {
  const name = dayName(day, locale);
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"] > [role="button"]')];
  const cell = cells.find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one).includes(name),
  );
  if (!cell) throw new Error(`No cell says ${name}.`);
  return cell;
}

const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? '';
