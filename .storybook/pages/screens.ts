import type { Brand } from '@comanda/tokens/brands';
import type { ComponentType } from 'react';
import { Asked } from './Asked.tsx';
import { Detail } from './Detail.tsx';
import { Form } from './Form.tsx';
import { Kitchen } from './Kitchen.tsx';
import { List } from './List.tsx';
import { Settings } from './Settings.tsx';
import { SignIn } from './SignIn.tsx';

/** What is looked at in every look: whole screens of real components. */
export const screens = {
  list: List,
  form: Form,
  dialog: Asked,
  detail: Detail,
  settings: Settings,
  signIn: SignIn,
  kitchen: Kitchen,
} satisfies Record<string, ComponentType<{ readonly brand: Brand }>>;
export type ScreenName = keyof typeof screens;

/** The story of each. */
export const storyOf: Readonly<Record<ScreenName, string>> = {
  list: 'pages-back-office--list',
  form: 'pages-back-office--form',
  dialog: 'pages-back-office--dialog',
  detail: 'pages-back-office--detail',
  settings: 'pages-back-office--settings',
  signIn: 'pages-sign-in--empty',
  kitchen: 'pages-kitchen--board',
};
