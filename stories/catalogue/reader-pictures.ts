/** Pictures of stories are drawn here: small inked pages with a number, so that order and direction can be seen. */
const INKS = ['#3a3a6a', '#8a2f2f', '#2f5d50', '#6a4a2a', '#444a55', '#7a3b5e'] as const;

export interface DrawnPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly thumbhash: string;
  readonly cropBox: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null;
  readonly sources: readonly { readonly url: string; readonly width: number; readonly type: string }[];
}

export function drawPicture(number: number, width: number, height: number): DrawnPicture {
  const ink = INKS[number % INKS.length] ?? INKS[0];
  return {
    id: `${number}`.padStart(32, '0'),
    width,
    height,
    dominantColor: '#efe9dd',
    thumbhash: 'EQgKFQI4h3ePeHh/gAAAAAA=',
    cropBox: null,
    sources: [{ url: `data:image/svg+xml,${encodeURIComponent(sheet(number, width, height, ink))}`, width, type: 'image/svg+xml' }],
  };
}

export function brokenPicture(number: number, width: number, height: number): DrawnPicture {
  return { ...drawPicture(number, width, height), sources: [{ url: `data:image/webp,broken-${number}`, width, type: 'image/webp' }] };
}

function sheet(number: number, width: number, height: number, ink: string): string {
  const margin = width * 0.06;
  const third = (height - 2 * margin) / 3;
  const split = width * (0.42 + 0.16 * ((number * 7) % 3) * 0.5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#f6f1e6"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="${width * 0.008}">`,
    `<rect x="${margin}" y="${margin}" width="${split - margin * 1.25}" height="${third - margin * 0.5}"/>`,
    `<rect x="${split + margin * 0.25}" y="${margin}" width="${width - split - margin * 1.25}" height="${third - margin * 0.5}"/>`,
    `<rect x="${margin}" y="${margin + third}" width="${width - 2 * margin}" height="${third - margin * 0.5}"/>`,
    `<rect x="${margin}" y="${margin + 2 * third}" width="${width - 2 * margin}" height="${third}"/>`,
    `<path d="M${margin} ${margin + third * 1.8} Q ${width / 2} ${margin + third * 1.2} ${width - margin} ${margin + third * 1.85}"/>`,
    `</g><circle cx="${width * 0.5}" cy="${height * 0.5}" r="${width * 0.13}" fill="#fff" stroke="${ink}" stroke-width="${width * 0.006}"/>`,
    `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="serif" font-size="${width * 0.14}" fill="${ink}">${number}</text></svg>`,
  ].join('');
}
