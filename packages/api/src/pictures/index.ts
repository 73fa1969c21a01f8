export { pictureAddress, smallPicture } from './address.ts';
export {
  coverOf,
  furtherOf,
  hasImage,
  largestPicture,
  mostPictures,
  movedWith,
  picturePaths,
  placesOf,
  uploadLimit,
} from './places.ts';
export * from './values.ts';
