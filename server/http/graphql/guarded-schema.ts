import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { AccessRule, AccessRules } from '../../modules/access-rules.ts';
import type { ApiContext } from '../../modules/api-context.ts';

/** Types whose every field needs a rule; a type that any rule names is one of them too. */
const ROOTS = ['Query', 'Mutation', 'Subscription'];
const GUARDED = [...ROOTS, 'Viewer', 'Session'];

type Field = GraphQLField<unknown, ApiContext>;
type RulesByField = ReadonlyMap<string, AccessRule>;

/** Thrown at the start where a guarded field has no rule or a root's field no resolver, or a rule has no field or is given twice. */
export class AccessRuleError extends Error {
  override readonly name = 'AccessRuleError';
}

/**
 * Puts each field's rule before its resolver, so that nothing is answered that nobody decided on. Notes what was
 * throttled for the transport on the way. Throws AccessRuleError.
 */
export function guardSchema(schema: GraphQLSchema, sets: readonly AccessRules[]): GraphQLSchema {
  const rules = mergeRules(sets);
  for (const [typeName, ofType] of rules) {
    const known = objectType(schema, typeName)?.getFields() ?? {};
    for (const field of ofType.keys()) if (!(field in known)) throw new AccessRuleError(`${typeName}.${field} has a rule but is no field.`);
  }
  for (const typeName of new Set([...GUARDED, ...rules.keys()])) {
    const type = objectType(schema, typeName);
    for (const field of Object.values(type?.getFields() ?? {})) guardField(typeName, field, rules.get(typeName)?.get(field.name));
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) noteThrottled(field);
  return schema;
}

/** The rules of every set by type and field. */
export function mergeRules(sets: readonly AccessRules[]): ReadonlyMap<string, RulesByField> {
  const merged = new Map<string, Map<string, AccessRule>>();
  for (const [typeName, fields] of sets.flatMap((set) => Object.entries(set))) {
    const ofType = merged.get(typeName) ?? new Map<string, AccessRule>();
    merged.set(typeName, ofType);
    for (const [field, rule] of Object.entries<AccessRule>(fields)) {
      if (ofType.has(field)) throw new AccessRuleError(`${typeName}.${field} has two rules.`);
      ofType.set(field, rule);
    }
  }
  return merged;
}

function guardField(typeName: string, field: Field, rule: AccessRule | undefined): void {
  const name = `${typeName}.${field.name}`;
  if (rule === undefined) throw new AccessRuleError(`${name} has no rule: say in a .rules.ts who may have it.`);
  if (ROOTS.includes(typeName) && !field.resolve && !field.subscribe) throw new AccessRuleError(`${name} has a rule but no resolver.`);
  const { check } = rule;
  if (check === null) return;
  field.resolve = behind(check, field.resolve ?? defaultFieldResolver);
  if (field.subscribe) field.subscribe = behind(check, field.subscribe);
}

function behind(check: NonNullable<AccessRule['check']>, resolve: GraphQLFieldResolver<unknown, ApiContext>) {
  const guarded: GraphQLFieldResolver<unknown, ApiContext> = (parent, input, context, info) => {
    check(context.reader, parent);
    return resolve(parent, input, context, info);
  };
  return guarded;
}

function noteThrottled(field: Field): void {
  const { resolve } = field;
  if (resolve === undefined) return;
  field.resolve = async (parent, input, context, info) => {
    const result: unknown = await resolve(parent, input, context, info);
    if (isThrottled(result)) context.answer.retryAfterSeconds = Math.max(context.answer.retryAfterSeconds ?? 0, result.retryAfterSeconds);
    return result;
  };
}

function isThrottled(result: unknown): result is { readonly retryAfterSeconds: number } {
  return typeof result === 'object' && result !== null && '__typename' in result && result.__typename === 'Throttled';
}

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType<unknown, ApiContext> | undefined {
  const type = schema.getType(name);
  return type !== undefined && 'getFields' in type && 'getInterfaces' in type
    ? (type as GraphQLObjectType<unknown, ApiContext>)
    : undefined;
}
