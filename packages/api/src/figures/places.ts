/** Decimals that a plain decimal has, without zeros at its end. */
export const placesOf = (number: string): number => (number.split('.')[1] ?? '').replace(/0+$/, '').length;

/** A plain decimal with so many decimals, half away from zero. */
export const roundedTo = (number: string, places: number): string => {
  const [whole = '0', fraction = ''] = number.replace('-', '').split('.');
  const kept = BigInt(`${whole || '0'}${fraction.slice(0, places).padEnd(places, '0')}`);
  const digits = String(Number(fraction[places] ?? 0) >= 5 ? kept + 1n : kept).padStart(places + 1, '0');
  const cut = digits.length - places;
  const minus = number.startsWith('-') && /[1-9]/.test(digits) ? '-' : '';
  return `${minus}${digits.slice(0, cut)}${places > 0 ? `.${digits.slice(cut)}` : ''}`;
};
