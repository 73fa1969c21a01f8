/** What shows pictures of the gallery. */
export const refreshed = ['photo.gallery', 'photo.list'];
