import { progressOf } from '../lib/progress.mjs';

/** Says of Vitest's tests when each begins and how it ends. */
export default class VitestProgress {
  tell = progressOf();

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    this.tell(nameOf(test));
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result();
    if (state === 'pending') return;
    const isFlaky = state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0;
    this.tell(nameOf(test), isFlaky ? 'flaky' : state);
  }

  /** @param {import('vitest/node').TestSuite} suite */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.tell(nameOf(suite), 'failed');
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    if (module.errors().length > 0) this.tell(module.relativeModuleId, 'failed');
  }

  /**
   * @param {unknown} _modules
   * @param {readonly unknown[]} errors what was thrown outside of every test
   */
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) this.tell('an error outside of every test', 'failed');
  }
}

/** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} test */
const nameOf = ({ module, fullName }) => `${module.relativeModuleId} › ${fullName}`;
