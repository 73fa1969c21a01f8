/**
 * Why the server cannot start, as one sentence for whoever started it. Anything else that ends the start-up is a
 * fault of ours and is shown with its stack.
 */
export class Problem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `There is no space left on the disk of ${path}.`,
  EDQUOT: (path) => `The disk quota of ${path} is used up.`,
  EACCES: (path) => `${path} cannot be written; set COMANDA_DATA to a directory of yours.`,
  EPERM: (path) => `${path} cannot be written; set COMANDA_DATA to a directory of yours.`,
  ENOENT: (path) => `${path} cannot be made; set COMANDA_DATA to another directory.`,
  EROFS: (path) => `${path} is read-only; set COMANDA_DATA to a directory that can be written.`,
  ENOTDIR: (path) => `${path} is not a directory; set COMANDA_DATA to another one.`,
  EEXIST: (path) => `${path} is not a directory; set COMANDA_DATA to another one.`,
};
/** The disk's refusal as a sentence; anything else as it is. */
export const diskProblem = (error: unknown, path: string): unknown => {
  const code = codeOf(error);
  const sentence = typeof code === 'string' ? sentences[code] : undefined;
  return sentence ? new Problem(sentence(path), { cause: error }) : error;
};
