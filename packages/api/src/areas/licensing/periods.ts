/** How often a price is asked for. */
export const periods = { O: 'once', M: 'monthly', Y: 'yearly' } as const;
