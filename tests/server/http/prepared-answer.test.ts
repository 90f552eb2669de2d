import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { matchesEtag, prepareAnswer } from '#server/http/prepared-answer.ts';

describe('a prepared answer', () => {
  test('holds its body plain, as brotli and as gzip, each with its headers', async () => {
    const body = Buffer.from('灯籠 '.repeat(400));
    const answer = await prepareAnswer(200, { 'content-type': 'text/plain', vary: 'accept' }, body);
    expect(brotliDecompressSync(answer.variants.br.body)).toEqual(body);
    expect(gunzipSync(answer.variants.gzip.body)).toEqual(body);
    expect(answer.variants.br.headers).toEqual([
      'content-type',
      'text/plain',
      'vary',
      'accept, accept-encoding',
      'etag',
      answer.etag,
      'content-encoding',
      'br',
      'content-length',
      String(answer.variants.br.body.length),
    ]);
    expect(answer.unchanged).toEqual(['vary', 'accept, accept-encoding', 'etag', answer.etag]);
    expect(answer.bytes).toBe(body.length + answer.variants.br.body.length + answer.variants.gzip.body.length);
  });

  test('leaves a small body alone', async () => {
    const answer = await prepareAnswer(404, {}, Buffer.from('small'));
    expect(answer.variants.br).toBe(answer.variants.identity);
    expect(answer.variants.identity.headers).toEqual(['vary', 'accept-encoding', 'etag', answer.etag, 'content-length', '5']);
  });

  test('has a tag that follows the body', async () => {
    const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => prepareAnswer(200, {}, Buffer.from(text))));
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s against W/"a" is %s', (held, matches) => {
  expect(matchesEtag(held, 'W/"a"')).toBe(matches);
});
