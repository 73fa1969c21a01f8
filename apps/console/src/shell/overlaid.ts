/** Whether something lies over the page and has to be answered or left first. */
export const isOverlaid = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
