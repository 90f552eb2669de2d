import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '#server/platform/config/config.errors.ts';
import { languagesWithLogo, readConfig } from '#server/platform/config/config.ts';

const SVG = '<?xml version="1.0"?>\n<!-- twins -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>';
const root = mkdtempSync(join(tmpdir(), 'futago-logo-'));
afterAll(() => rmSync(root, { recursive: true }));

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(root, 'folder-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('A logo is read from the folder of the file that names it, or from where the start was given it in the environment.', () => {
  const folder = folderWith({ 'futago.config.json': '{"sites":{"ja":{"logo":"mark.svg"}}}', 'mark.svg': SVG });
  const { sites } = readConfig({}, folder);
  expect([sites.vi.logo, sites.ja.logo, languagesWithLogo(sites)]).toEqual([null, SVG, ['ja']]);
  const environment = { FUTAGO_CONFIG: join(folder, 'futago.config.json'), FUTAGO_SITES_JA_LOGO: 'other.svg' };
  expect(readConfig(environment, folderWith({ 'other.svg': '<svg/>' })).sites.ja.logo).toBe('<svg/>');
});

test.each([
  ['is not there', {}, 'sites.vi.logo cannot be read (ENOENT): ./mark.svg.'],
  ['is no SVG', { 'mark.svg': '<html><svg/></html>' }, 'sites.vi.logo must be an SVG file, which ./mark.svg is not.'],
  ['is too large', { 'mark.svg': `<svg>${' '.repeat(65_536)}</svg>` }, 'sites.vi.logo may have 64 KiB at most: ./mark.svg.'],
])('A logo that %s is refused by its key.', (_words, files, message) => {
  const folder = folderWith({ 'futago.config.json': '{"sites":{"vi":{"logo":"mark.svg"}}}', ...files });
  const said = { key: '', message: '' };
  try {
    readConfig({}, folder);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    Object.assign(said, { key: error.key, message: error.message.replaceAll(folder, '.') });
  }
  expect(said).toEqual({ key: 'sites.vi.logo', message });
});
