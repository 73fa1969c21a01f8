import type { Brand } from '@comanda/tokens/brands';
import type { ComponentType } from 'react';
import { Asked } from './Asked.tsx';
import { Form } from './Form.tsx';
import { Kitchen } from './Kitchen.tsx';
import { List } from './List.tsx';

/** What is looked at in every look: whole screens of real components. */
export const screens = { list: List, form: Form, dialog: Asked, kitchen: Kitchen } satisfies Record<
  string,
  ComponentType<{ readonly brand: Brand }>
>;
export type ScreenName = keyof typeof screens;
