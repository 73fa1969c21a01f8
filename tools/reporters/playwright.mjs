import { progressOf } from '../lib/progress.mjs';

/** Says of the walks when each begins and how it ends; one that failed and is repeated ends a second time. */
export default class PlaywrightProgress {
  tell = progressOf();

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    this.tell(nameOf(test));
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    this.tell(
      nameOf(test),
      /** @type {const} */ ({ expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' })[
        test.outcome()
      ],
    );
  }

  /** Nothing of this is for eyes: what went wrong is said by the other reporter. */
  printsToStdio() {
    return false;
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const nameOf = (test) => test.titlePath().slice(2).join(' › ');
