import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { matchesEtag, prepareAnswer } from '#server/http/prepared-answer.ts';

describe('a prepared answer', () => {
  test('hands its body out plain, as brotli and as gzip, each with its headers', async () => {
    const body = Buffer.from('灯籠 '.repeat(400));
    const answer = prepareAnswer(200, { 'content-type': 'text/plain', vary: 'accept' }, body);
    const [br, gzip] = await Promise.all([answer.variants.of('br'), answer.variants.of('gzip')]);
    expect(brotliDecompressSync(br.body)).toEqual(body);
    expect(gunzipSync(gzip.body)).toEqual(body);
    expect(br.headers).toEqual([
      'content-type',
      'text/plain',
      'vary',
      'accept, accept-encoding',
      'etag',
      answer.etag,
      'content-encoding',
      'br',
      'content-length',
      String(br.body.length),
    ]);
    expect(answer.unchanged).toEqual(['vary', 'accept, accept-encoding', 'etag', answer.etag]);
    expect(answer.bytes).toBeGreaterThanOrEqual(body.length + br.body.length + gzip.body.length);
  });

  test('compresses its body once, whoever asks meanwhile and after', async () => {
    const { variants } = prepareAnswer(200, {}, Buffer.from('灯籠 '.repeat(400)));
    const [one, other] = await Promise.all([variants.of('br'), variants.of('br')]);
    expect([other === one, variants.of('br') === one]).toEqual([true, true]);
  });

  test('leaves a small body alone', () => {
    const answer = prepareAnswer(404, {}, Buffer.from('small'));
    expect(answer.variants.of('br')).toBe(answer.variants.identity);
    expect(answer.variants.identity.headers).toEqual(['vary', 'accept-encoding', 'etag', answer.etag, 'content-length', '5']);
  });

  test('has a tag that follows the body', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((text) => prepareAnswer(200, {}, Buffer.from(text)));
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
