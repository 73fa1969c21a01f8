/** A fault that is known and stays for a reason. */
interface Known {
  readonly story: string;
  /** How the fault begins. */
  readonly fault: string;
  readonly reason: string;
}

/** The record fails in `npm run test:full`, which looks for all of them, when its fault is gone: then the entry goes too. */
const known: readonly Known[] = [
  {
    story: 'showing-banner--closes-by-itself',
    fault: 'less motion: div.Banner',
    reason: 'The clock of a closing banner is an animation that changes nothing to be seen.',
  },
  {
    story: 'pages-kitchen--board',
    fault: '320 px: the page is',
    reason: 'A board of cards has two dimensions (WCAG 1.4.10), and its screen hangs on a wall.',
  },
];

/** The faults of a story without those that are known, and, where everything is looked at, what is known and did not happen. */
export function unknown(story: string, faults: readonly string[], isWhole: boolean): string[] {
  const expected = known.filter((one) => one.story === story);
  const gone = expected.filter((one) => !faults.some((fault) => fault.startsWith(one.fault)));
  return [
    ...faults.filter((fault) => !expected.some((one) => fault.startsWith(one.fault))),
    ...(isWhole ? gone : []).map((one) => `known.ts: ${one.fault} is gone`),
  ];
}
