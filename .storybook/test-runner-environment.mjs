import { getJestConfig, getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { chromium } from 'playwright';

const { default: SetupEnvironment } = await import(getJestConfig().testEnvironment);
/** Without the runner's own setup of a page. */
const PageEnvironment = Object.getPrototypeOf(SetupEnvironment);
const { preVisit, postVisit } = await getTestRunnerConfig(process.env['STORYBOOK_CONFIG_DIR']);

/** @type {import('playwright').BrowserContext | undefined} */
let context;
/** @type {import('playwright').Page | undefined} */
let page;

/**
 * The runner gives each suite a page of its own, in which all of the workbench is loaded anew, and its setup file
 * loads all of Storybook and Babel into each suite's realm: for seconds. Here a worker keeps one page, with the checks
 * in it, until a test fails; stories come up in it one after another, as they do within a suite.
 */
export default class StoriesEnvironment extends PageEnvironment {
  constructor(config, ...rest) {
    const options = config.projectConfig.testEnvironmentOptions['jest-playwright'];
    const testEnvironmentOptions = { 'jest-playwright': { ...options, skipInitialization: true } };
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, ...rest);
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: () => undefined,
      // What a browser does is not always the same: a story that fails is tried once more, and named when it passes then.
      ...(!process.env['COMANDA_FULL'] && { [Symbol.for('RETRY_TIMES')]: '1' }),
    });
    this.global.jestPlaywright.resetPage = () => this.renewPage();
    if (page === undefined) await this.renewPage();
    Object.assign(this.global, { page, context });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure') await this.renewPage();
  }

  async renewPage() {
    const { wsEndpoint, testEnvironmentOptions } = this._config;
    const { contextOptions } = testEnvironmentOptions['jest-playwright'];
    context ??= await (await chromium.connect(wsEndpoint)).newContext(contextOptions);
    await page?.close();
    page = await context.newPage();
    await setupPage(page, context);
    Object.assign(this.global, { page, context });
  }
}
