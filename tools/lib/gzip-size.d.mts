/** What a browser fetches for a file, in KiB, as a server with time to compress sends it. */
export function gzipKibibytes(content: string | Uint8Array): number;
