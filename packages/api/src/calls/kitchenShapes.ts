import * as z from 'zod/mini';

/** Shapes of all that is said about a kitchen. */
export const text = z.string().check(z.maxLength(200));
export const count = z.number().check(z.int(), z.gte(0), z.lte(2 ** 31 - 1));
export const number = z.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1));
export const amount = z.string().check(z.maxLength(40), z.regex(/^\d+(?:\.\d+)?$/));
export const milliseconds = z.number();
