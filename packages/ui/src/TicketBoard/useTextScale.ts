import { useEffect, useState } from 'react';

/** What a browser comes with, in pixels. */
const USUAL = 16;
const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** How much larger than usual the reader of this page has set its text: 1 as browsers come, 2 at 200 %. */
export function useTextScale(): number {
  const [scale, setScale] = useState(read);
  useEffect(() => {
    // A browser tells of a changed size of text in no other way than that what is measured in it is larger.
    const probe = document.createElement('div');
    probe.style.cssText = 'block-size: 0; inline-size: 1rem; inset: 0 auto auto 0; position: absolute';
    document.body.append(probe);
    const observer = new ResizeObserver(() => setScale(read()));
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  }, []);
  return scale;
}
