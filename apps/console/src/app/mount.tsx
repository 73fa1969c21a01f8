import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';

let root: Root | undefined;

/** Shows the sign-in page or the console; one root, so that the one takes the other's place without a reload. */
export function mount(page: ReactNode): void {
  const element = document.getElementById('root');
  root ??= element ? createRoot(element) : undefined;
  root?.render(
    <StrictMode>
      <App>{page}</App>
    </StrictMode>,
  );
}
