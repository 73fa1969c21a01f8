import { accountCalls, type BodyOf } from '@comanda/api/calls';
import { openClient } from '../../app/openClient.ts';

/* The calls of accounts by mail (docs/product.md §22.1), each as a function of its data and of the key of its intent. */
export const askRegister = (data: BodyOf<typeof accountCalls.register>, key: string) =>
  openClient.call(accountCalls.register, { data, key });
export const askBegin = (data: BodyOf<typeof accountCalls.begin>, key: string) =>
  openClient.call(accountCalls.begin, { data, key });
export const askActivate = (data: BodyOf<typeof accountCalls.activate>, key: string) =>
  openClient.call(accountCalls.activate, { data, key });
export const askRecover = (data: BodyOf<typeof accountCalls.recover>, key: string) =>
  openClient.call(accountCalls.recover, { data, key });
export const askReset = (data: BodyOf<typeof accountCalls.reset>, key: string) =>
  openClient.call(accountCalls.reset, { data, key });
