import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Orders whose row of what is done is opened. */
export const useOpened = () => {
  const [opened, setOpened] = useState(none);
  const onDone = useCallback(
    (ticket: string): void =>
      setOpened((last) => {
        const next = new Set(last);
        if (!next.delete(ticket)) next.add(ticket);
        return next;
      }),
    [],
  );
  return { opened, onDone };
};
