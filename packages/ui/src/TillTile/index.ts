export { TillTile, type TillTileProps } from './TillTile.tsx';
