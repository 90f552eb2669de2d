/** What a story is photographed in: every language and scheme at every width. */
export interface Ground {
  readonly language: 'vi' | 'ja';
  readonly scheme: 'light' | 'dark';
}

/** A window in CSS pixels, and how small its picture is kept. */
export interface Window {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export const GROUNDS: readonly Ground[] = [
  { language: 'vi', scheme: 'light' },
  { language: 'vi', scheme: 'dark' },
  { language: 'ja', scheme: 'light' },
  { language: 'ja', scheme: 'dark' },
];

export const WINDOWS: readonly Window[] = [
  { width: 360, height: 800, scale: 0.2 },
  { width: 768, height: 1024, scale: 0.125 },
  { width: 1280, height: 1200, scale: 0.1 },
  { width: 1920, height: 1200, scale: 0.075 },
];

export interface View {
  readonly ground: Ground;
  readonly window: Window;
}

export const VIEWS: readonly View[] = GROUNDS.flatMap((ground) => WINDOWS.map((window) => ({ ground, window })));

export function nameOf({ ground, window }: View): string {
  return `${ground.language}, ${ground.scheme}, ${window.width} px`;
}

/** Pixels of a kept picture. */
export function sizeOf({ width, height, scale }: Window): { readonly width: number; readonly height: number } {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
