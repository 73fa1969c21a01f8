import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './sameTables.ts';
import { storiesByFile } from './stories.tsx';

declare global {
  /** Takes over what a server has rendered of a story, and says what React complained of. */
  var comandaHydrate: (file: string, name: string, markup: string) => Promise<readonly string[]>;
}

globalThis.comandaHydrate = async (file, name, markup) => {
  const Story = storiesByFile.get(file)?.get(name);
  if (!Story) return [`there is no story ${name} in ${file}`];
  const complaints: string[] = [];
  const complain = (cause: unknown): void => {
    complaints.push(String(cause));
  };
  const said = globalThis.console;
  const { error } = said;
  said.error = (form: unknown, ...values: unknown[]) => complaints.push(inWords(form, values));
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  try {
    await new Promise<void>((resolve) => {
      const root = hydrateRoot(
        place,
        <Effect
          onceThere={() => {
            // Not within the effect of what is taken away.
            setTimeout(() => {
              root.unmount();
              resolve();
            });
          }}
        >
          <Story />
        </Effect>,
        {
          onRecoverableError: complain,
          onUncaughtError: (cause) => {
            complain(cause);
            resolve();
          },
        },
      );
    });
  } finally {
    place.remove();
    said.error = error;
  }
  return complaints;
};

function Effect({ onceThere, children }: { onceThere: () => void; children: ReactNode }) {
  useEffect(onceThere, [onceThere]);
  return children;
}

/** The console puts values into a form; React leaves that to it. */
function inWords(form: unknown, values: readonly unknown[]): string {
  const rest = [...values];
  const text = String(form).replaceAll(/%[sdo]/g, () => String(rest.shift()));
  return [text, ...rest.map(String)].join(' ');
}
