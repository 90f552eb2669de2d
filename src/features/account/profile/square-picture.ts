/** Side of an avatar as it is sent, in pixels. */
const SIDE = 512;

/** Draws the middle square of a picture file onto a canvas. Rejects when the file is no picture this browser knows. */
export async function drawSquare(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(picture.width, picture.height);
  canvas.width = Math.min(SIDE, side);
  canvas.height = canvas.width;
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
}

/** The canvas as a file to send: WebP, or PNG where the browser cannot write it. Rejects when there is nothing to write. */
export function squareFile(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas holds no picture.'))), 'image/webp', 0.9);
  });
}
