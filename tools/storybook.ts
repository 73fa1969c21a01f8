import { spawnSync } from 'node:child_process';
import { areRecordsCurrent, publishRecords } from './lib/record-folder.mjs';
import { root } from './lib/root.mjs';
import { buildStorybook, storybookFolder } from './lib/storybook-build.mjs';
import { buildPackages, packFolder } from './pack/packed.ts';
import { scalesIn } from './pack/scales.ts';
import { components } from './pack/ui.ts';
import { weighComponents } from './pack/weigh.ts';

/**
 * `npm run storybook:build`: the workbench as a folder of files, with the record of every component. What was not
 * measured of these very sources is measured now: stories take minutes.
 */
const failure = await buildStorybook({ say: console.log });
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
publishRecords();
if (!areRecordsCurrent('stories')) {
  console.log('Running every story, for the records of the components…');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/stories.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
if (!areRecordsCurrent('sizes')) {
  console.log('Weighing every component…');
  await buildPackages();
  await weighComponents(scalesIn(packFolder), components);
}
console.log(storybookFolder);
