/** A figure as the languages write it whose stories are walked. */
const figureOf = (text: string): number =>
  text === ''
    ? Number.NaN
    : Number(
        text
          .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
          .replace('٫', '.')
          .replaceAll(/[^\d.-]/g, ''),
      );

export function valueOf(element: Element): number {
  const said = element.getAttribute('aria-valuenow');
  if (said !== null) return Number(said);
  return element instanceof HTMLInputElement ? figureOf(element.value) : Number.NaN;
}

export const limitOf = (element: Element, name: 'min' | 'max'): number =>
  Number(element.getAttribute(`aria-value${name}`) ?? element.getAttribute(name) ?? Number.NaN);
