import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { root } from './root.mjs';
import { hashOf } from './source-hash.mjs';
import { isCurrent, stamp } from './stamp.mjs';

/**
 * What the installed packages depend on: the lock, and the platform and Node that native parts were chosen for.
 *
 * @param {{ lock: string, platform: string, arch: string, nodeVersion: string }} facts
 */
export function installHash({ lock, platform, arch, nodeVersion }) {
  const major = nodeVersion.split('.')[0] ?? '';
  return hashOf([
    ['lock', lock],
    ['machine', `${platform}-${arch}-node${major}`],
  ]);
}

/**
 * Installs the packages of package-lock.json unless they are there.
 *
 * `npm ci` rejects a good lock where a registry lacks packages for other platforms; this form installs the
 * same versions and leaves the lock as it is. A NODE_ENV of production must not drop the build tools.
 *
 * @param {(line: string) => void} say told once when there is something to install
 * @returns {Promise<string | undefined>} npm's output when it failed
 */
export async function ensureInstalled(say) {
  const hash = installHash({
    lock: readFileSync(join(root, 'package-lock.json'), 'utf8'),
    platform: process.platform,
    arch: process.arch,
    nodeVersion: process.versions.node,
  });
  const file = join(root, 'node_modules', '.lock-hash');
  if (isCurrent(file, hash)) return undefined;
  say('Installing packages (about a minute the first time)…');
  const { code, output, timedOut } = await npm(
    ['install', '--no-save', '--prefer-offline', '--include=dev', '--no-audit', '--no-fund'],
    { limitSeconds: 900 },
  );
  if (timedOut) return `${output}\nThe installation was ended after 15 minutes.`;
  if (code !== 0) return output;
  stamp(file, hash);
  return undefined;
}

/**
 * Runs npm: the one that started this script, else the one on the path.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
