/** A sheet that did not come stands there all the same: empty, or one that tells nobody its rules. */
const hasRules = (sheet: CSSStyleSheet | null): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

/** Whether every sheet of the build that the page names has come. */
export const isStyled = (page: Pick<Document, 'querySelectorAll'>): boolean =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/assets/"]')].every(({ sheet }) =>
    hasRules(sheet),
  );
