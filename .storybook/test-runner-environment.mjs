import { getJestConfig, getTestRunnerConfig, setupPage } from '@storybook/test-runner';

const { default: PageEnvironment } = await import(getJestConfig().testEnvironment);
const { preVisit, postVisit } = await getTestRunnerConfig(process.env['STORYBOOK_CONFIG_DIR']);

/**
 * The runner's own setup file loads all of Storybook and Babel anew into the realm of each suite, for seconds.
 * What a suite needs of it comes from here, where it is loaded once for all.
 */
export default class StoriesEnvironment extends PageEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    });
  }
}
