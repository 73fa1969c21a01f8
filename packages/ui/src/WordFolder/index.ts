export { type FoldWords, WordFolder } from './WordFolder.tsx';
