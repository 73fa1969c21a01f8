import { progressOf } from '../lib/progress.mjs';

/** Says of the stories when those of a file begin and how each ended. */
export default class JestProgress {
  tell = progressOf();

  /** @param {import('@jest/reporters').Test} file */
  onTestFileStart({ path }) {
    this.tell(path);
  }

  /**
   * @param {import('@jest/reporters').Test} file
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestFileResult({ path }, { testResults, testExecError, failureMessage }) {
    const hasBroken = testResults.length === 0 && Boolean(testExecError ?? failureMessage);
    this.tell(path, hasBroken ? 'failed' : 'through');
    for (const { fullName, status, invocations = 1 } of testResults) {
      if (status === 'passed') this.tell(fullName, invocations > 1 ? 'flaky' : 'passed');
      else this.tell(fullName, status === 'failed' ? 'failed' : 'skipped');
    }
  }
}
