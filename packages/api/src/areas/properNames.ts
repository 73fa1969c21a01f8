/** Areas of people, firms and stores, by their codes: what those are called is the same in every language. */
export const properNames: ReadonlySet<string> = new Set(['CST', 'EMP', 'SPL', 'BSN', 'STR']);
