/** The collation of the first of these languages that PostgreSQL sorts by (docs/product.md §6.3). */
export declare const collationOf: (...codes: readonly (string | null | undefined)[]) => string;
/**
 * Languages whose texts have an index in their own order: those that people read the platform in. Texts in another
 * language sort as well, by reading all of them.
 */
export declare const sortedLanguages: readonly ['en-GB', 'es-ES', 'ar-EG'];
/** SQL of a multilingual column's text in one of these languages, as its index has it. */
export declare const textIn: (column: string, language: (typeof sortedLanguages)[number]) => string;
