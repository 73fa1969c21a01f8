const spelt = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]+){1,2})$/;

/** Whether a text names a zone of the IANA time zone database as that spells it: `Europe/Madrid`. */
export const isTimeZone = (text: string): boolean => {
  if (!spelt.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
