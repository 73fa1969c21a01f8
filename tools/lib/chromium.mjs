import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { npmChromium } from './npm-chromium.mjs';
import { run, runTool } from './process.mjs';

const { env, platform } = process;

/**
 * @typedef {object} Source a place that may have a Chromium, or a way to obtain one
 * @property {string} name for the message when nothing was found
 * @property {() => string | undefined | Promise<string | undefined>} find
 */

/**
 * A shell without windows before a whole browser that happens to be there: it draws the same pages in less than two
 * thirds of the time. What can only be downloaded comes last.
 */
export const chromiumSources = /** @type {Source[]} */ ([
  { name: "Playwright's headless shell", find: () => playwrightsOwn(/headless.shell/i) },
  { name: 'the npm registry', find: npmChromium },
  { name: "Playwright's Chromium", find: () => playwrightsOwn() },
  { name: 'an installed browser', find: installed },
  { name: "Playwright's download", find: playwrightsDownload },
  { name: "the system's packages", find: systemPackage },
]);

/**
 * Finds a Chromium that starts, or obtains one.
 *
 * @param {Source[]} [sources]
 * @returns {Promise<string>} the executable
 * @throws {Error} one sentence that says what to do, when there is none
 */
export async function findChromium(sources = chromiumSources) {
  const chosen = env['CHROMIUM_PATH'] || env['CHROME_PATH'];
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH names ${chosen}, which does not start as a browser: correct it or unset it.`,
    );
  }
  for (const { find } of sources) {
    const path = await find();
    if (path && (await starts(path))) return path;
  }
  const tried = sources.map(({ name }) => name).join(', ');
  throw new Error(
    `No Chromium could be found or obtained (tried ${tried}): install one and set CHROMIUM_PATH to it.`,
  );
}

/** @param {string} path */
async function starts(path) {
  if (!existsSync(path)) return false;
  // There, asking for the version opens a window.
  if (platform === 'win32') return true;
  return (await run(path, ['--no-sandbox', '--version'], { limitSeconds: 20 })).code === 0;
}

/** @param {RegExp} kind in its path */
function playwrightsOwn(kind = /./) {
  const folders = {
    linux: join(homedir(), '.cache', 'ms-playwright'),
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(env['LOCALAPPDATA'] ?? '', 'ms-playwright'),
  };
  const folder = env['PLAYWRIGHT_BROWSERS_PATH'] || folders[/** @type {keyof typeof folders} */ (platform)];
  const names =
    /(?:^|[\\/])(?:chrome|headless_shell|chrome-headless-shell|Chromium|Google Chrome for Testing)(?:\.exe)?$/;
  if (!folder || !existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith('chromium') && kind.test(name) && names.test(name))
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
}

function installed() {
  const commands = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ];
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  const windows = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
  const usual = {
    darwin: apps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
      windows.map((path) => join(env[name] ?? '', path)),
    ),
  };
  const candidates = platform in usual ? usual[/** @type {keyof typeof usual} */ (platform)] : [];
  return [...onPath, ...candidates].find((path) => existsSync(path));
}

async function playwrightsDownload() {
  await runTool('playwright', ['install', 'chromium-headless-shell'], { limitSeconds: 300 });
  return playwrightsOwn(/headless.shell/i);
}

async function systemPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update'], { limitSeconds: 120 });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { limitSeconds: 300 });
  return installed();
}
