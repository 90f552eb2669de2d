/** Stands for the router's own link in the browser. */
export function Link(): never {
  throw new Error('Links are drawn by src/app/RouterLink.tsx.');
}
