/**
 * Says what is wrong with the Node that runs, before anything that needs a newer one is loaded.
 *
 * @param {string} version such as `20.20.2`
 * @param {string} range the `engines.node` of package.json, such as `>=20.19`
 * @returns {string | undefined} one sentence with the next step, or nothing when the version will do
 */
export function nodeComplaint(version, range) {
  const wanted = numbers(range.replace(/^>=\s*/, ''));
  const found = numbers(version);
  const differing = wanted.findIndex((part, index) => part !== (found[index] ?? 0));
  if (differing === -1 || (found[differing] ?? 0) > (wanted[differing] ?? 0)) return undefined;
  return `Comanda needs Node ${range.replace(/^>=\s*/, '')} or newer and this is Node ${version}: install a current Node from https://nodejs.org and run the command again.`;
}

/** @param {string} version */
function numbers(version) {
  return version.split('.').map(Number);
}
