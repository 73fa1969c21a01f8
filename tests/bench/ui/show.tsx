import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a page once. */
export const show = (page: ReactNode): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  createRoot(root).render(page);
};
