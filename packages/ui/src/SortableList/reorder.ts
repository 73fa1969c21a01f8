/** The list with the entry at one place moved to another; the same list where nothing moves. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const target = Math.max(0, Math.min(items.length - 1, to));
  const item = items[from];
  if (item === undefined || target === from) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, target), item, ...rest.slice(target)];
}

/** Where an entry lands when a pointer is at a height: the place of the first entry whose middle lies below it. */
export function placeAt(
  y: number,
  from: number,
  boxes: readonly { readonly top: number; readonly height: number }[],
): number {
  const others = boxes.flatMap((box, index) => (index === from ? [] : [box]));
  const place = others.findIndex((box) => y < box.top + box.height / 2);
  return place < 0 ? others.length : place;
}

/** The place of the box whose middle is nearest to a pointer. */
export function nearestTo(
  { x, y }: { readonly x: number; readonly y: number },
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[],
): number {
  const distances = boxes.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y),
  );
  return distances.indexOf(Math.min(...distances));
}
