const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text that stands in an element or an attribute of a page. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (one) => characters[one] ?? '');
