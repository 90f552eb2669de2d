import { setTimeout as pause } from 'node:timers/promises';
import { presignAddress, signRequest, type SigningKey } from './signature-v4.ts';

/** Thrown where the store refuses, has no such bucket, or is not there. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** Of the answer, 404 where there is no such bucket; null where none came. */
  readonly status: number | null;

  constructor(what: string, status: number | null, options?: ErrorOptions) {
    const answer = status === 404 ? 'answered 404, it has no such bucket' : `answered ${status}`;
    super(`${what}: the store ${status === null ? 'did not answer' : answer}`, options);
    this.status = status;
  }
}

export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Where anybody may put one object, once its content is known. */
export interface PlaceForObject {
  readonly url: string;
  /** To be sent along as they are. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ListedObject {
  readonly name: string;
  readonly changedAt: Date;
  /** In bytes. */
  readonly size: number;
}

interface Asked {
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

const TRIES = 3;
/** Before the second try, twice that before the third, each less by up to half: many that were refused at once do not come back at once. */
const PAUSE_MILLISECONDS = 200;
/** By which a store asks for fewer requests. */
const TOO_MANY_REQUESTS = 429;
const ANSWER_MILLISECONDS = 30_000;
const NOTHING = new Uint8Array();

/**
 * One bucket of a store that speaks S3, or a folder in it, addressed by path:
 * `https://KEY:SECRET@s3.example.org/bucket/folder?region=eu-central-1`, the region being us-east-1 where none is named. What fails for
 * the moment, or because the store is asked too much, is tried three times; all of it rejects with a BucketError.
 */
export class Bucket {
  readonly #bucket: string;
  /** '' or with a slash at its end. */
  readonly #folder: string;
  readonly #key: SigningKey;

  constructor(address: string) {
    const { username, password, origin, pathname, searchParams } = new URL(address);
    const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
    this.#bucket = `${origin}/${bucket}`;
    this.#folder = folders.map((part) => `${part}/`).join('');
    const region = searchParams.get('region') ?? 'us-east-1';
    this.#key = { accessKey: decodeURIComponent(username), secretKey: decodeURIComponent(password), region };
  }

  async put(name: string, content: Uint8Array, { contentType, cacheControl }: ObjectHeaders): Promise<void> {
    await this.#ask('PUT', name, { body: content, headers: { 'content-type': contentType, 'cache-control': cacheControl } });
  }

  /** Null where there is none. */
  async get(name: string): Promise<Buffer | null> {
    const answer = await this.#ask('GET', name);
    return answer === null ? null : await bodyOf(answer, `GET ${name}`);
  }

  /** All objects whose names begin so; the store tells a thousand of them at a time. */
  async list(prefix: string): Promise<readonly ListedObject[]> {
    const whole = `${this.#folder}${prefix}`;
    const listed: ListedObject[] = [];
    let token: string | null = null;
    do {
      const rest = token === null ? {} : { 'continuation-token': token };
      const answer = await this.#ask('GET', '', { query: { 'list-type': '2', prefix: whole, ...rest } });
      const text = answer === null ? '' : (await bodyOf(answer, `list of ${prefix}`)).toString();
      for (const [contents] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        const key = textOf(contents, 'Key') ?? '';
        const [changed, size] = [textOf(contents, 'LastModified') ?? '', Number(textOf(contents, 'Size'))];
        if (key.startsWith(whole)) listed.push({ name: key.slice(this.#folder.length), changedAt: new Date(changed), size });
      }
      token = textOf(text, 'NextContinuationToken');
    } while (token !== null);
    return listed;
  }

  /** For somebody else, who puts just this many bytes with this SHA-256 there, within so many seconds; the store refuses any other. */
  placeFor(
    name: string,
    { length, sha256, seconds }: { readonly length: number; readonly sha256: Buffer; readonly seconds: number },
  ): PlaceForObject {
    const headers = { 'x-amz-checksum-sha256': sha256.toString('base64') };
    const signed = { ...headers, 'content-length': String(length) };
    const url = presignAddress(this.#key, { method: 'PUT', url: this.#addressOf(name), headers: signed, at: new Date(), seconds });
    return { url: url.href, headers };
  }

  async has(name: string): Promise<boolean> {
    return (await this.#ask('HEAD', name)) !== null;
  }

  /** One that is not there is no error. */
  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', name);
  }

  /** True where the store says so; false too where it says nothing within so many milliseconds. */
  async isMissing(milliseconds: number): Promise<boolean> {
    const url = this.#addressOf('');
    url.search = '?list-type=2&max-keys=1';
    const headers = signRequest(this.#key, { method: 'GET', url, headers: {}, body: NOTHING, at: new Date() });
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(milliseconds) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 404;
  }

  /** Null for an object that is not there. HEAD cannot tell it from a bucket that is not there, which is an error to all others. */
  async #ask(method: string, name: string, { body = NOTHING, headers = {}, query = {} }: Asked = {}): Promise<Response | null> {
    const url = this.#addressOf(name);
    const what = name === '' ? `list of ${query['prefix'] ?? ''}` : `${method} ${name}`;
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    for (let left = TRIES - 1; ; left -= 1) {
      if (left < TRIES - 1) await pause(PAUSE_MILLISECONDS * (TRIES - 1 - left) * (1 - Math.random() / 2));
      const signed = signRequest(this.#key, { method, url, headers, body, at: new Date() });
      const sent = method === 'PUT' ? { body: new Uint8Array(body) } : {};
      const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
      const answer = await fetch(url, { method, headers: signed, signal, ...sent }).catch((error: unknown) => {
        if (left === 0) throw new BucketError(what, null, { cause: error });
        return null;
      });
      if (answer?.ok === true) return answer;
      if (answer?.status === 404 && name !== '' && method !== 'PUT') {
        const reason = textOf((await bodyOf(answer, what)).toString(), 'Code');
        if (reason !== 'NoSuchBucket') return null;
      } else await answer?.body?.cancel();
      if (answer !== null && (left === 0 || !isOfTheMoment(answer.status))) throw new BucketError(what, answer.status);
    }
  }

  #addressOf(name: string): URL {
    const path = name.split('/').map(encodeURIComponent).join('/');
    return new URL(name === '' ? this.#bucket : `${this.#bucket}/${this.#folder}${path}`);
  }
}

function isOfTheMoment(status: number): boolean {
  return status >= 500 || status === TOO_MANY_REQUESTS;
}

async function bodyOf(answer: Response, what: string): Promise<Buffer> {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw new BucketError(what, null, { cause: error });
  }
}

/** Of the first such element; null where there is none. */
function textOf(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') ?? null;
}
