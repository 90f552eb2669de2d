import type { AssetMap, BuiltTexts } from '#graphql/document/first-response-bundle.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads what first responses carry in themselves from `folder` (dist). Rejects where the site is not built. */
export async function loadBuiltTexts(folder: string): Promise<{ assets: AssetMap; texts: BuiltTexts }> {
  const firstResponse = join(folder, 'first-response');
  const assets: AssetMap = JSON.parse(await readText(join(firstResponse, 'assets.json')));
  const groups = [assets.entry, ...Object.values(assets.routes), ...Object.values(assets.parts), ...Object.values(assets.catalogs)];
  const addresses = [...new Set(groups.flatMap((group) => group.css))];
  const styles = new Map(
    await Promise.all(addresses.map(async (address) => [address, await readText(join(folder, 'web', address))] as const)),
  );
  const [earlyScript = '', earlyTextScript = '', heldStart = ''] = await Promise.all(
    ['early-script', 'early-text-script', 'held-start'].map(async (name) => (await readText(join(firstResponse, `${name}.js`))).trim()),
  );
  const read = (address: string): string => styles.get(address) ?? '';
  return { assets, texts: { read, earlyScript, earlyTextScript, heldStart } };
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8');
}
