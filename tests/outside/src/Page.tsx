import type { I18n } from '@lingui/core';
import { App } from './App.tsx';
import { More } from './More.tsx';
import { Twelve } from './Twelve.tsx';

/** What the server renders and the browser hydrates. */
export function Page({ i18n }: { i18n: I18n }) {
  return (
    <App i18n={i18n}>
      <Twelve />
      <More />
    </App>
  );
}
