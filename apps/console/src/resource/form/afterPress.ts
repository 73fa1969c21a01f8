/**
 * Acts at once, or after the press that is under way. A message that comes as a field is left makes the page longer: what
 * is pressed meanwhile, Save for one, would move away from under the pointer and hear of no press.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const done = new AbortController();
  const end = (): void => {
    done.abort();
    // The click comes with what ends the press, after it; of a finger the mouse that it stands for ends last.
    setTimeout(act);
  };
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
    addEventListener(type, end, { capture: true, signal: done.signal });
}
