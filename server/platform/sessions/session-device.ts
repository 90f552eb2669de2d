import type { SessionsTable } from '../database/tables.ts';

/** Words by which readers recognise a device of theirs. */
export interface Device {
  readonly kind: SessionsTable['device_kind'];
  readonly browser: string | null;
  readonly system: string | null;
}

export const UNKNOWN_DEVICE: Device = { kind: 'UNKNOWN', browser: null, system: null };

/** The first that matches wins: most browsers name others in their header too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bLine\//, 'LINE'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST_READ = 512;

/** Reads a User-Agent header; what it does not say is unknown. Only our own words come out, never the header's. */
export function readDevice(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, LONGEST_READ);
  const system = wordFor(header, SYSTEMS);
  return { kind: kindOf(header, system), browser: wordFor(header, BROWSERS), system };
}

function wordFor(header: string, words: readonly (readonly [RegExp, string])[]): string | null {
  return words.find(([pattern]) => pattern.test(header))?.[1] ?? null;
}

function kindOf(header: string, system: string | null): Device['kind'] {
  if (system === null) return 'UNKNOWN';
  if (system === 'iOS') return 'PHONE';
  if (system === 'iPadOS') return 'TABLET';
  // Android's browsers say Mobile on phones only: https://developer.chrome.com/docs/multidevice/user-agent
  if (system === 'Android') return /\bMobile\b/.test(header) ? 'PHONE' : 'TABLET';
  return 'COMPUTER';
}
