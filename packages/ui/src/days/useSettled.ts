import { useState } from 'react';

/**
 * A fault of what is being typed: it is told when the field is left, since a year that is half typed is wrong each
 * time, and goes as soon as it is mended.
 */
export function useSettled<Fault>(fault: Fault | null) {
  const [isWithin, setWithin] = useState(false);
  const [isTold, setTold] = useState(fault !== null);
  const tells = fault !== null && (isTold || !isWithin);
  if (tells !== isTold) setTold(tells);
  return { told: tells ? fault : null, onFocusChange: setWithin };
}
