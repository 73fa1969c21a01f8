import { allThemes, type Theme, type ThemeCode } from '@comanda/tokens';
import { themeFiles } from '@comanda/tokens/browser';
import { useEffect, useState } from 'react';

const among = (codes: readonly ThemeCode[]): readonly Theme[] =>
  allThemes.filter(({ code }) => codes.includes(code));
const there = (codes: readonly ThemeCode[]): readonly ThemeCode[] =>
  codes.filter((code) => themeFiles.isThere(code));

/** Those of the themes that can be worn: their files are fetched, and one that does not come is not offered. */
export function useThemesThere(allowed: readonly ThemeCode[]): readonly Theme[] {
  const [codes, setCodes] = useState(() => there(allowed));
  useEffect(() => {
    let isShown = true;
    void Promise.all(allowed.map((code) => themeFiles.load(code))).then(() => {
      if (isShown) setCodes(there(allowed));
    });
    return () => {
      isShown = false;
    };
  }, [allowed]);
  return among(codes);
}
