/** Kinds of pictures that are taken, as a field of files accepts them. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
