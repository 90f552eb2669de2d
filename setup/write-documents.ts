import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Kind, parse, print, stripIgnoredCharacters } from 'graphql';

const generated = new URL('../graphql/generated/', import.meta.url);
const OPERATION = /^(query|mutation|subscription) (\w+)/;
const KIND = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/**
 * The second half of `npm run codegen`: writes one file an operation under graphql/generated/documents, so that a route
 * ships only its own text: the client preset puts all of them into one module. The hash is that of the exact text, as
 * the automatic persisted query convention wants it.
 */
async function writeDocuments(): Promise<void> {
  const manifest = new URL('persisted-documents.json', generated);
  const texts = Object.values(JSON.parse(await readFile(manifest, 'utf8')) as Record<string, string>).map(operationFirst);
  const persisted = Object.fromEntries(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
  await writeFile(manifest, `${JSON.stringify(persisted, null, 2)}\n`);
  const folder = new URL('documents/', generated);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [hash, text] of Object.entries(persisted)) {
    const [, kind, name] = OPERATION.exec(text) ?? [];
    if (kind === undefined || name === undefined) throw new Error(`An operation without a name cannot be persisted: ${text.slice(0, 80)}`);
    const type = `${name}${KIND[kind as keyof typeof KIND]}`;
    await writeFile(
      new URL(`${name}.ts`, folder),
      [
        `import type { ${type}, ${type}Variables } from '../graphql.ts';`,
        `import type { PersistedDocument } from '../../document/persisted-document.ts';`,
        '',
        `export const ${name}: PersistedDocument<${type}, ${type}Variables> = {`,
        `  name: '${name}',`,
        `  hash: '${hash}',`,
        `  text: ${JSON.stringify(text)},`,
        '};',
        '',
      ].join('\n'),
    );
  }
}

/** The preset sorts definitions by name; a text that starts with its kind can be told apart without a parser. */
function operationFirst(text: string): string {
  const definitions = parse(text).definitions.toSorted(
    (one, other) => Number(other.kind === Kind.OPERATION_DEFINITION) - Number(one.kind === Kind.OPERATION_DEFINITION),
  );
  return stripIgnoredCharacters(definitions.map(print).join('\n'));
}

await writeDocuments();
