/** Operating systems of what the platform's applications run on. */
export const operatingSystems = {
  Windows: 'Windows',
  Android: 'Android',
  IOS: 'iOS',
  Flutter: 'Flutter',
  Unknown: 'unknown',
} as const;
/** Applications that licences are sold for. */
export const applications = { POS: 'point of sale', CLD: 'cloud', PAY: 'card payment' } as const;
