/** Where the platform answers with the pictures that it keeps, each by the hash of its content. */
export const pictureAddress = '/api/storage/v1/image/';

/** Where a picture is as lists and cards show it (docs/product.md §7.11); addresses of others stay as they are. */
export const smallPicture = <A extends string | null>(address: A): A | string =>
  address?.startsWith(pictureAddress) ? `${address}/small` : address;
