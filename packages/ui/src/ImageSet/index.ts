export { ImageSet, type ImageSetProps } from './ImageSet.tsx';
export type { SetImage } from './Tile.tsx';
