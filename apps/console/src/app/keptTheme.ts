import { peopleCalls } from '@comanda/api/calls';
import { writeLook } from '@comanda/tokens/browser';
import { client } from './client.ts';
import { keptChoice } from './keptChoice.ts';
import { webTheme } from './theme.ts';

const kept = keptChoice('webThemeOwed', (id, chosen) =>
  client.call(peopleCalls.setTheme, { params: { id }, data: { webTheme: chosen } }),
);

/** Keeps the look that is worn with the person; one that the platform has not taken yet is owed to it. */
export const keepWebTheme = (): Promise<boolean> => kept.keep(writeLook(webTheme.current()));
