import { type BodyOf, providerCalls } from '@comanda/api/calls';
import { openClient } from '../../app/openClient.ts';

/* The calls of a sign-in through a provider (docs/product.md §2.6), each as a function of its data. */
export const askBegin = (data: BodyOf<typeof providerCalls.begin>) =>
  openClient.call(providerCalls.begin, { data });
export const askFinish = (data: BodyOf<typeof providerCalls.finish>) =>
  openClient.call(providerCalls.finish, { data });
export const askConnect = (data: BodyOf<typeof providerCalls.connect>) =>
  openClient.call(providerCalls.connect, { data });
