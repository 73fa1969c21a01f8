import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { npm } from './install.mjs';
import { root } from './root.mjs';

/** The newest that runs on Node 20; a build for Linux on x64. */
const release = '@sparticuz/chromium@147.0.0';
const folder = join(root, '.cache', 'chromium');
const launcher = join(folder, 'chromium');

/**
 * A Chromium out of the npm registry, for machines on which nothing can be installed and no other download
 * site is reachable. The package holds the browser, the few libraries that a bare system lacks and a font,
 * each compressed; they are unpacked once below `.cache`.
 *
 * @returns {Promise<string | undefined>} the executable, or nothing on another platform or without a registry
 */
export async function npmChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (existsSync(launcher)) return launcher;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A project of its own, so that the workspace's packages and lock stay as they are.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code } = await npm(
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', release],
    {
      cwd: folder,
      limitSeconds: 300,
    },
  );
  if (code !== 0) return undefined;
  await unpack();
  return launcher;
}

async function unpack() {
  const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
  const tar = createRequire(join(folder, 'package.json'))('tar-fs');
  const browser = join(folder, 'browser');
  const inflate = (/** @type {string} */ name) => [
    createReadStream(join(packed, name)),
    createBrotliDecompress(),
  ];
  await pipeline([...inflate('chromium.br'), createWriteStream(browser)]);
  chmodSync(browser, 0o755);
  await pipeline([...inflate('al2023.tar.br'), tar.extract(join(folder, 'libraries'), { chown: false })]);
  await pipeline([...inflate('fonts.tar.br'), tar.extract(join(folder, 'fonts'), { chown: false })]);
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontconfig);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(launcher, script(), { mode: 0o755 });
}

/** For a system that has no font set up at all. */
const fontconfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="relative">cache</cachedir></fontconfig>
`;

/** The system's own libraries and fonts come first; what the package brings fills the gaps. */
function script() {
  return `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
if ! "$here/browser" --version >/dev/null 2>&1; then
  export LD_LIBRARY_PATH="$here/libraries/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/browser" "$@"
`;
}
