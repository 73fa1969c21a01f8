import { constants, gzipSync } from 'node:zlib';

/**
 * What a browser fetches for a file, in KiB, as a server with time to compress sends it.
 *
 * @param {string | Uint8Array} content
 */
export function gzipKibibytes(content) {
  return gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length / 1024;
}
