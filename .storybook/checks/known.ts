import { measuresAll } from './contrast.ts';

/** A fault that is known and stays for a reason. */
interface Known {
  readonly story: string;
  /** How the fault begins. */
  readonly fault: string;
  readonly reason: string;
}

/** The record fails when its fault is gone: then the entry goes too. */
const known: readonly Known[] = [
  {
    story: 'actions-button--long-text',
    fault: '320 px: the page is',
    reason: 'A button keeps its words on one line; where they may break is not decided yet.',
  },
];

/** The faults of a story without those that are known, and what is known and did not happen. */
export function unknown(story: string, faults: readonly string[]): string[] {
  const expected = measuresAll ? known.filter((one) => one.story === story) : [];
  return [
    ...faults.filter((fault) => !expected.some((one) => fault.startsWith(one.fault))),
    ...expected
      .filter((one) => !faults.some((fault) => fault.startsWith(one.fault)))
      .map((one) => `known.ts: ${one.fault} is gone`),
  ];
}
