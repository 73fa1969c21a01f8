import { accountCalls, type BodyOf } from '@comanda/api/calls';
import { openClient } from '../../app/openClient.ts';

/* The calls of accounts by mail (docs/product.md §22.1), each as a function of its data. */
export const askRegister = (data: BodyOf<typeof accountCalls.register>) =>
  openClient.call(accountCalls.register, { data });
export const askActivate = (data: BodyOf<typeof accountCalls.activate>) =>
  openClient.call(accountCalls.activate, { data });
export const askRecover = (data: BodyOf<typeof accountCalls.recover>) =>
  openClient.call(accountCalls.recover, { data });
export const askReset = (data: BodyOf<typeof accountCalls.reset>) =>
  openClient.call(accountCalls.reset, { data });
