/**
 * An address as it is written in a form and in the head of a mail: one `@`, and none of the signs that would make two
 * addresses, a name or a further line of it.
 */
export const emailForm = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
export const isEmail = (text: string): boolean => emailForm.test(text.trim());
