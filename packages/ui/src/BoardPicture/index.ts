export { BoardPicture, type BoardPictureProps } from './BoardPicture.tsx';
