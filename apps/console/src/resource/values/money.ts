/** Minor units as a canonical decimal string of major ones: 1250 → `12.5` with two decimals. */
export function majorOf(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${minor < 0 ? '-' : ''}${whole}${decimals > 0 && fraction !== '' ? `.${fraction}` : ''}`;
}

/** A canonical decimal string of major units as minor ones; what is finer than the currency is rounded off. */
export const minorOf = (major: string, decimals: number): number =>
  Math.round(Number(`${major === '' ? '0' : major}e${decimals}`));
