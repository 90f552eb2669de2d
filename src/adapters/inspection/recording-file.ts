import * as v from 'valibot';
import type { InspectionRecord, Json } from '#machines/inspection/inspection.types.ts';

/** Thrown when a file is no recording of an inspector; the message says what is wrong with it. */
export class RecordingFileError extends Error {
  override readonly name = 'RecordingFileError';
}

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);
const base = { at: v.number(), actor: v.string() };
const taken = v.object({ from: v.string(), to: v.nullable(v.string()), event: v.string(), guard: v.nullable(v.string()) });
const record = v.variant('kind', [
  v.object({ ...base, kind: v.literal('actor'), name: v.string(), machine: v.nullable(v.string()), parent: v.nullable(v.string()) }),
  v.object({ ...base, kind: v.literal('event'), from: v.nullable(v.string()), event: v.objectWithRest({ type: v.string() }, json) }),
  v.object({
    ...base,
    kind: v.literal('state'),
    status: v.picklist(['active', 'done', 'error', 'stopped']),
    states: v.array(v.string()),
    context: json,
    taken: v.array(taken),
  }),
]);
const recording = v.object({ futagoRecording: v.literal(1), records: v.array(record) });

/** The text of a recording's file, to be attached to a bug and opened again. */
export function writeRecording(records: readonly InspectionRecord[]): string {
  return `${JSON.stringify({ futagoRecording: 1, records })}\n`;
}

/** Reads what `writeRecording` wrote. Throws RecordingFileError. */
export function readRecording(text: string): readonly InspectionRecord[] {
  const result = v.safeParse(recording, parse(text));
  if (result.success) return result.output.records;
  const [issue] = result.issues;
  throw new RecordingFileError(`This is no recording of the inspector: ${v.getDotPath(issue) ?? 'the file'} is wrong (${issue.message}).`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordingFileError('This is no recording of the inspector: the file is not JSON.', { cause: error });
  }
}
