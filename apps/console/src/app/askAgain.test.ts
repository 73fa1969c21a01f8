import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain } from './askAgain.ts';

/** A query in view whose answers are given by hand, in the order in which they were asked for. */
const inView = (client: QueryClient) => {
  const waiting: ((answer: string) => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: ['commit.get'],
    queryFn: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    staleTime: 30_000,
  });
  const stop = observer.subscribe(() => undefined);
  return {
    asked: () => waiting.length,
    answer: (text: string) => waiting.at(-1)?.(text),
    shown: () => observer.getCurrentResult().data,
    stop,
  };
};
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const isCommit = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }): boolean =>
  name === 'commit.get';

it('asks once more for a first answer that was on its way when it became old', async () => {
  const client = new QueryClient();
  const page = inView(client);
  const done = askAgain(client, isCommit);
  expect(page.asked()).toBe(1);
  page.answer('0 of 2');
  await turn();
  expect(page.asked()).toBe(2);
  page.answer('2 of 2');
  await done;
  expect(page.shown()).toBe('2 of 2');
  page.stop();
});

it('asks at once where there was an answer, and once', async () => {
  const client = new QueryClient();
  const page = inView(client);
  page.answer('0 of 2');
  await turn();
  const done = askAgain(client, isCommit);
  await turn();
  page.answer('2 of 2');
  await done;
  expect([page.asked(), page.shown()]).toEqual([2, '2 of 2']);
  page.stop();
});

it('leaves alone what is not outdated', async () => {
  const client = new QueryClient();
  const page = inView(client);
  page.answer('0 of 2');
  await turn();
  await askAgain(client, () => false);
  expect(page.asked()).toBe(1);
  page.stop();
});
