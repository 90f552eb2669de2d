import { readFileSync } from 'node:fs';
import type { PersistedDocument } from '#graphql/document/persisted-document.ts';
import { type DocumentNode, type GraphQLSchema, Kind, parse, validate } from 'graphql';

const MANIFEST = new URL('../../../graphql/generated/persisted-documents.json', import.meta.url);

/** An operation of our own, parsed and validated once. */
export interface PersistedOperation {
  readonly hash: string;
  readonly name: string;
  readonly isQuery: boolean;
  readonly document: DocumentNode;
  readonly variableNames: readonly string[];
}

/** Thrown when an operation of our own does not fit the schema, which means that codegen was not run. */
class PersistedOperationInvalid extends Error {
  override readonly name = 'PersistedOperationInvalid';

  constructor(hash: string, reason: string) {
    super(`The operation ${hash} cannot be run: ${reason}`);
  }
}

export function readPersistedTexts(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
}

/** The operations that may be asked for by hash, and those that the first response brings along. */
export class PersistedOperations {
  readonly #schema: GraphQLSchema;
  readonly #texts: Map<string, string>;
  readonly #prepared = new Map<string, PersistedOperation>();

  constructor(schema: GraphQLSchema, texts: Readonly<Record<string, string>>) {
    this.#schema = schema;
    this.#texts = new Map(Object.entries(texts));
  }

  textOf(hash: string): string | undefined {
    return this.#texts.get(hash);
  }

  /** Undefined for a hash that no operation has. */
  find(hash: string): PersistedOperation | undefined {
    const known = this.#prepared.get(hash);
    if (known !== undefined) return known;
    const text = this.#texts.get(hash);
    return text === undefined ? undefined : this.#prepare(hash, text);
  }

  /** Knows documents of another build too, because a first response may have been built apart from this process. */
  of({ hash, text }: PersistedDocument<unknown, never>): PersistedOperation {
    return this.find(hash) ?? this.#prepare(hash, text);
  }

  #prepare(hash: string, text: string): PersistedOperation {
    const document = parse(text);
    const [error] = validate(this.#schema, document);
    if (error !== undefined) throw new PersistedOperationInvalid(hash, error.message);
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    if (operation === undefined) throw new PersistedOperationInvalid(hash, 'it holds no operation.');
    const prepared = {
      hash,
      name: operation.name?.value ?? hash,
      isQuery: operation.operation === 'query',
      document,
      variableNames: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
    };
    this.#prepared.set(hash, prepared);
    return prepared;
  }
}

/** One text for all that asks the same: only declared variables count, in the order of their declaration. */
export function operationKey({ hash, variableNames }: PersistedOperation, variables: Readonly<Record<string, unknown>>): string {
  return hash + JSON.stringify(variableNames.map((name) => (name in variables ? [variables[name]] : 0)));
}
