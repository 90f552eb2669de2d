import { expect, test } from 'vitest';
import type { InspectionRecord } from '#machines/inspection/index.ts';
import { readRecording, RecordingFileError, writeRecording } from '#src/adapters/inspection/recording-file.ts';

const RECORDS: readonly InspectionRecord[] = [
  { kind: 'actor', at: 1, actor: 'x:0', name: 'app', machine: 'app', parent: null },
  { kind: 'event', at: 2, actor: 'x:0', from: null, event: { type: 'page.shown', words: ['xin chào', 'ふたご'] } },
  {
    kind: 'state',
    at: 3,
    actor: 'x:0',
    status: 'active',
    states: ['running'],
    context: { deep: { list: [1, null, true] } },
    taken: [{ from: '', to: 'running', event: 'page.shown', guard: null }],
  },
];

test('A recording is read as it was written.', () => {
  expect(readRecording(writeRecording(RECORDS))).toEqual(RECORDS);
  expect(readRecording(writeRecording([]))).toEqual([]);
});

test.each([
  ['no JSON', 'recording', 'the file is not JSON'],
  ['another JSON', '{"records":[]}', 'futagoRecording is wrong'],
  ['a newer version', '{"futagoRecording":2,"records":[]}', 'futagoRecording is wrong'],
  ['a record of another kind', '{"futagoRecording":1,"records":[{"kind":"smell","at":1,"actor":"x:0"}]}', 'records.0.kind is wrong'],
  ['a list', '[]', 'wrong'],
])('A file that holds %s is refused with a sentence.', (_name, text, words) => {
  expect(() => readRecording(text)).toThrow(RecordingFileError);
  expect(() => readRecording(text)).toThrow(words);
});
