import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type GraphQLNamedType,
} from 'graphql';

export interface OperationLimits {
  readonly maxDepth: number;
  readonly maxCost: number;
}

/** What lists without a size argument are taken for. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  'ComicPages.pages': 50,
  'NovelText.pictures': 20,
  'Query.genres': 30,
  'Query.genreChoices': 50,
  'Picture.sources': 6,
  'Work.genres': 5,
  'Work.credits': 3,
  'Work.twins': 3,
  'Chapter.twins': 3,
  'Creator.twins': 5,
  'Comment.replies': 20,
  'Replies.replies': 20,
  'OtherName.ranges': 3,
  'SearchMatch.titleRanges': 3,
  'InvalidInput.problems': 3,
  'Viewer.sessions': 10,
  'Viewer.readingDays': 366,
  'Viewer.uploads': 10,
  'OwnWork.credits': 3,
  'OwnWork.genres': 5,
  'OwnChapter.pages': 50,
  'OwnChapter.pictures': 20,
  'OwnChapter.versions': 20,
  'Upload.files': 200,
  'Upload.chapters': 500,
  'Upload.problems': 20,
  'UploadRefused.problems': 20,
};
/** Of a list that was forgotten above. */
const UNKNOWN_LIST_SIZE = 1000;
/** Fields that cost the database, the processor or the wire more than a column does. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'Query.search': 100,
  'Query.searchSuggestions': 100,
  'Viewer.readingDays': 100,
  'OwnChapter.document': 100,
  'OwnChapter.pages': 10,
  'OwnChapter.pictures': 10,
  'Work.related': 10,
  'Creator.works': 5,
  'Creator.worksCount': 2,
  'Creator.twins': 5,
  'Work.chapters': 5,
  'Chapter.twins': 2,
  'Chapter.passagesIn': 1000,
  'NovelText.document': 100,
  'Work.description': 3,
};
/** Lists whose size is an argument of the field above them. */
const SIZE_ARGUMENTS: ReadonlySet<string> = new Set(['perPage', 'limit']);
const PAGED_ITEMS = 'items';

/** Whether the size of a list is known: from an argument, from the page it stands on, or from above. */
export function isSized(type: string, field: GraphQLField<unknown, unknown>): boolean {
  return field.name === PAGED_ITEMS || field.args.some(({ name }) => SIZE_ARGUMENTS.has(name)) || `${type}.${field.name}` in LIST_SIZES;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: ReadonlyMap<string, unknown>;
  readonly limits: OperationLimits;
  cost: number;
  dependsOnVariables: boolean;
}

/** Documents within the limits whatever their variables; yoga keeps parsed documents, so the same one comes again. */
const withinLimits = new WeakMap<DocumentNode, OperationLimits>();

/** `times` is how often the selection may be answered; `pageSize` is the size asked of the field that it belongs to. */
interface Place {
  readonly depth: number;
  readonly times: number;
  readonly pageSize: number;
}

/**
 * Throws a GraphQLError (status 400) for an operation that goes deeper, or may ask for more fields, than allowed: every
 * field counts as often as the lists around it are long. The document must be valid; introspection is bounded by
 * validation instead.
 */
export function checkOperationLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  limits: OperationLimits,
): void {
  if (withinLimits.get(document) === limits) return;
  const definitions = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = new Map(definitions.map((definition) => [definition.name.value, definition]));
  const root = schema.getRootType(operation.operation);
  const walk = { schema, fragments, variables: withDefaults(operation, variables), limits, cost: 0, dependsOnVariables: false };
  if (root) walkSelections(walk, operation.selectionSet, root, { depth: 1, times: 1, pageSize: 1 });
  const isOnlyOperation = document.definitions.length === fragments.size + 1;
  if (isOnlyOperation && !walk.dependsOnVariables) withinLimits.set(document, limits);
}

function walkSelections(walk: Walk, { selections }: SelectionSetNode, type: GraphQLNamedType, place: Place): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) walkField(walk, selection, type, place);
    else {
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : walk.fragments.get(selection.name.value);
      const condition = inner?.typeCondition?.name.value;
      const narrowed = condition === undefined ? type : (walk.schema.getType(condition) ?? type);
      if (inner !== undefined) walkSelections(walk, inner.selectionSet, narrowed, place);
    }
  }
}

function walkField(walk: Walk, node: FieldNode, parent: GraphQLNamedType, { depth, times, pageSize }: Place): void {
  const { maxDepth, maxCost } = walk.limits;
  if (depth > maxDepth) throw refuse('QUERY_TOO_DEEP', `The operation goes deeper than ${maxDepth} fields.`);
  const coordinate = `${parent.name}.${node.name.value}`;
  walk.cost += times * (WEIGHTS[coordinate] ?? 1);
  if (walk.cost > maxCost)
    throw refuse('QUERY_TOO_COSTLY', `The operation may ask for more than ${maxCost} fields; ask for shorter lists.`);
  const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  if (node.selectionSet === undefined || !isCompositeType(type)) return;
  const asked = sizeArgument(walk, node, field);
  const isList = field !== undefined && isListType(getNullableType(field.type));
  const length = node.name.value === PAGED_ITEMS ? pageSize : (asked ?? LIST_SIZES[coordinate] ?? UNKNOWN_LIST_SIZE);
  walkSelections(walk, node.selectionSet, type, { depth: depth + 1, times: isList ? times * length : times, pageSize: asked ?? 1 });
}

/** A size that is no positive number counts as one: the service refuses it anyway. */
function sizeArgument(walk: Walk, node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number | undefined {
  const argument = field?.args.find(({ name }) => SIZE_ARGUMENTS.has(name));
  if (argument === undefined) return undefined;
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  walk.dependsOnVariables ||= given?.kind === Kind.VARIABLE;
  const fromVariable = given?.kind === Kind.VARIABLE ? walk.variables.get(given.name.value) : undefined;
  const literal = given?.kind === Kind.INT ? given : argument.astNode?.defaultValue;
  const size = fromVariable ?? (literal?.kind === Kind.INT ? Number(literal.value) : 1);
  return typeof size === 'number' && size > 1 ? size : 1;
}

function withDefaults(
  { variableDefinitions }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Map<string, unknown> {
  const defaults = (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return new Map<string, unknown>([...defaults, ...Object.entries(variables)]);
}

function refuse(code: string, sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code, http: { status: 400 } } });
}
