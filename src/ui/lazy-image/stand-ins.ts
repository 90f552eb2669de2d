export const PLACEHOLDER_IMAGE = '/img/placeholder.webp';
export const ERROR_IMAGE = '/img/error-image.png';
