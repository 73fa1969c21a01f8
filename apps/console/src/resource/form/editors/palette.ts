/** Plain colours that a record may have in place of a picture: the wheel in even steps, for light and dark ground. */
export const palette: string[] = [
  '#c2410c',
  '#b45309',
  '#4d7c0f',
  '#15803d',
  '#0f766e',
  '#0369a1',
  '#1d4ed8',
  '#6d28d9',
  '#be185d',
  '#57534e',
];
