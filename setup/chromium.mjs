import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './apt.mjs';

/** Two pages of the browser's own for every window, of a search nobody types: half a second of a core each time. */
const UNUSED_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright turns off: the last list that is given holds alone. */
const FEATURES_OFF_IN_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on a desktop; the headless shell would press every stroke into whole pixels.
  '--font-render-hinting=slight',
  `--disable-features=${[...UNUSED_FEATURES, ...FEATURES_OFF_IN_TESTS].join(',')}`,
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';

/** @returns {string | undefined} the path of an installed Chromium, CHROMIUM_PATH first */
export function findChromium() {
  return findNamed(NAMES);
}

/**
 * The same engine without the browser's own windows, which cost every page of a test 0.15 to 0.2 s of a core; where it is
 * missing, Chromium does.
 * @returns {string | undefined} its path, CHROMIUM_PATH first
 */
export function findHeadlessChromium() {
  return findNamed([SHELL, ...NAMES]);
}

/** Installs Debian's Chromium where none is found. Throws a sentence where that is not possible. */
export function ensureChromium() {
  if (findChromium()) return;
  installByApt(['chromium'], 'No Chromium was found: install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
  if (!findChromium()) throw new Error('Chromium was installed by apt-get, but cannot be found on the PATH.');
}

/** Besides, for tests: the headless shell where apt-get brings it. Throws as `ensureChromium`. */
export function ensureTestBrowsers() {
  ensureChromium();
  if (process.env.CHROMIUM_PATH || findNamed([SHELL])) return;
  try {
    installByApt([SHELL], '');
  } catch {
    // Tests take longer without it.
  }
}

/** @param {readonly string[]} names */
function findNamed(names) {
  const named = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...(named ? [named] : []), ...names.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
