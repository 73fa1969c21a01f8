/* Spellings that calls ask for: they come with every page, without the rules of fields (`formats`). */

export const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Control signs, and those that turn or mark the direction of what follows them (docs/product.md §7). */
export const unseenForm = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;
/** The mark of an address: programs that show mails make a link of what holds it. */
export const leadingForm = /:\/\//;
