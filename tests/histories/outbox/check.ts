import type { History } from './record.ts';

/*
 * What must hold of an outbox, seen from the disk and the server. Knows nothing of its states.
 */
/** Every fault of a history; none is the only good answer. */
export const faultsOf = ({
  asked,
  arrived,
  kept,
  told,
  failed,
  aside,
  left,
  faults,
}: History): readonly string[] => {
  const found = [...faults];
  const reached = new Set(arrived);
  for (const { opId } of asked) {
    const isThere = reached.has(opId);
    if (isThere && !kept.has(opId)) found.push(`${opId} reached the server and was never on the disk`);
    if (isThere && failed.has(opId)) found.push(`${opId} counts, and the cook was told that it does not`);
    if (isThere && left.has(opId)) found.push(`${opId} counts, and its cook had taken it back`);
    if (isThere && aside.has(opId)) found.push(`${opId} counts, and is shown as refused`);
    if (!kept.has(opId) || left.has(opId)) continue;
    if (!isThere && !aside.has(opId)) found.push(`${opId} was lost`);
    if (isThere && !told.has(opId)) found.push(`${opId} was answered, and the screen does not know`);
  }
  const order = new Map(asked.map(({ opId }, index) => [opId, index]));
  const overtaken = arrived.find(
    (opId, index) => index > 0 && (order.get(opId) ?? 0) < (order.get(arrived[index - 1] ?? '') ?? 0),
  );
  if (overtaken !== undefined) found.push(`${overtaken} was overtaken`);
  return found;
};
