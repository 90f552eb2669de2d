import * as v from 'valibot';
import { hasHost, isDecodable, isHttpAddress, isOrigin, isPath, isTemplate } from './config.addresses.ts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const mail = v.pipe(text, v.email('must be a mail address'));
const origin = v.pipe(text, v.check(isOrigin, 'must be a plain origin such as https://vi.example.org, without a path'));
const host = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(`http://${value}/`) && new URL(`http://${value}/`).pathname === '/',
    'must be a host such as example.org:3000',
  ),
);
/** Placeholders stand after the origin, which has to be known before any of them is filled. */
const template = (example: string, ...placeholders: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => isTemplate(value, placeholders),
      `must be an http address such as ${example}, with no other placeholders than ${placeholders.map((name) => `[${name}]`).join(', ')}`,
    ),
  );
const postgresUrl = v.nullable(
  v.pipe(v.string('must be null or a postgresql:// address'), v.regex(/^postgres(ql)?:\/\//, 'must be null or a postgresql:// address')),
);
const ENCODED = 'with %2F for /, %23 for # and %25 for % in a password';
/** Of what we ask ourselves: a name and a password in it would be refused with every request. */
const httpAddress = (wanted: string) => v.pipe(text, v.check(isHttpAddress, `must be ${wanted}, with a host and without a password in it`));
const BUCKET = `must be an address such as https://KEY:SECRET@s3.example.org/bucket, ${ENCODED}`;
const bucketUrl = v.pipe(
  v.string('must be null or the address of a bucket'),
  v.regex(/^https?:\/\/[^/:@]+:[^/:@]+@[^/?]+\/[^/?]/, BUCKET),
  v.check(isDecodable, BUCKET),
);
/** What stands in an address of the push protocol. */
const appName = v.pipe(text, v.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'));

const site = (name: string, supportMail: string) =>
  v.optional(
    v.strictObject(
      {
        name: v.optional(text, name),
        origin: v.optional(origin),
        supportMail: v.optional(mail, supportMail),
        /** An SVG file that stands for the site in place of our own mark. */
        logo: v.optional(v.nullable(text), null),
        /** Both from Google's console, for the site's origin; without them nobody signs in by Google there. */
        googleClientId: v.optional(v.nullable(text), null),
        googleClientSecret: v.optional(v.nullable(text), null),
        /** The page that is framed where an advertisement stands; its host is none of ours. */
        adFrame: v.optional(v.nullable(template('https://ads.example.net/frame?place=[place]', 'place', 'width', 'height')), null),
        /** As the tag's provider calls the site. */
        analyticsId: v.optional(
          v.nullable(v.pipe(text, v.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'))),
          null,
        ),
      },
      'must be an object',
    ),
    {},
  );

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(`must be a whole number from ${least} to ${most}`),
    v.integer(`must be a whole number from ${least} to ${most}`),
    v.minValue(least, `must be a whole number from ${least} to ${most}`),
    v.maxValue(most, `must be a whole number from ${least} to ${most}`),
  );

/** The configuration file as an operator writes it; every message continues "KEY in FILE …, not VALUE". */
export const configSchema = v.strictObject({
  sites: v.optional(
    v.strictObject(
      {
        vi: site('Truyện Đôi', 'hotro@truyendoi.example'),
        ja: site('ふたご書庫', 'support@futago.example'),
      },
      'must be an object',
    ),
    {},
  ),
  /** Not given: localhost and the loopback addresses at the port. */
  detectionHosts: v.optional(v.array(host, 'must be a list of hosts')),
  address: v.optional(text, '127.0.0.1'),
  port: v.optional(whole(1, 65_535), 3000),
  dataFolder: v.optional(text, 'data'),
  databaseUrl: v.optional(postgresUrl, null),
  /** Connections of one process at most, beside five for background jobs and notices. */
  databasePoolSize: v.optional(whole(1, 1000), 10),
  /** A streaming replica of databaseUrl, for what visitors read. */
  databaseReplicaUrl: v.optional(postgresUrl, null),
  /** Null: processes on one database tell each other over the database itself. */
  redisUrl: v.optional(
    v.nullable(
      v.pipe(
        v.string('must be null or a redis:// or rediss:// address'),
        v.regex(/^rediss?:\/\//, 'must be null or a redis:// or rediss:// address'),
        v.check(
          (value) => hasHost(value) && isDecodable(value),
          `must be an address such as redis://:password@redis.example.org:6379, ${ENCODED}`,
        ),
      ),
    ),
    null,
  ),
  /** Where the static build sends operations: a path of its own host, or the address of any other API host. */
  apiEndpoint: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => isPath(value) || isHttpAddress(value),
        'must be a path such as /graphql or an http address, with a host and without a password in it',
      ),
    ),
    '/graphql',
  ),
  /** Other origins whose pages may use the API by script: hosts of the static build. */
  allowedOrigins: v.optional(v.array(origin, 'must be a list of origins'), []),
  /** Proxies before this server that add the address of whom they serve to X-Forwarded-For; 0 believes no header. */
  trustedProxies: v.optional(whole(0, 10), 0),
  /** Statements that take longer are written into the log; 0 for none. */
  slowQueryMilliseconds: v.optional(whole(0, 3_600_000), 500),
  /** Prometheus reads /metrics there, at a port of its own; without a port nobody counts. */
  metrics: v.optional(
    v.strictObject({ address: v.optional(text, '127.0.0.1'), port: v.optional(v.nullable(whole(1, 65_535)), null) }, 'must be an object'),
    {},
  ),
  logLevel: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be one of debug, info, warn, error, silent'), 'info'),
  /** Opens /inspector and lets pages with ?inspect be watched from it. */
  inspector: v.optional(v.boolean('must be true or false'), false),
  /** False: every page takes the service worker away, in one visit. */
  serviceWorker: v.optional(v.boolean('must be true or false'), true),
  graphql: v.optional(
    v.strictObject(
      {
        introspection: v.optional(v.boolean('must be true or false'), true),
        maxBodyBytes: v.optional(whole(1024, 10_485_760), 262_144),
        maxDepth: v.optional(whole(3, 50), 12),
        /** Fields asked for, each list multiplied by its size. */
        maxCost: v.optional(whole(100, 1_000_000), 10_000),
        /** How long anonymous answers are fresh, in browsers, proxies and our memory. */
        cacheSeconds: v.optional(whole(0, 86_400), 10),
        cacheBytes: v.optional(whole(0, 4_294_967_296), 67_108_864),
      },
      'must be an object',
    ),
    {},
  ),
  /** What readers ask for beyond kept answers and files; what they write has as much room again. */
  work: v.optional(
    v.strictObject(
      {
        /** Done at once. */
        atOnce: v.optional(whole(1, 10_000), 32),
        /** Waiting for their turn; who comes then is told to come again. */
        waiting: v.optional(whole(0, 100_000), 128),
        waitMilliseconds: v.optional(whole(1, 60_000), 1000),
      },
      'must be an object',
    ),
    {},
  ),
  uploads: v.optional(
    v.strictObject(
      {
        /** First: the first work of an account is seen by readers when an operator passed it. */
        review: v.optional(v.picklist(['none', 'first'], 'must be none or first'), 'none'),
      },
      'must be an object',
    ),
    {},
  ),
  cdn: v.optional(
    v.strictObject(
      {
        /** Asked to forget pages, by POST, when what they show has changed. */
        purgeUrl: v.optional(v.nullable(httpAddress('null or an http address')), null),
        /** Sent along as a bearer token. */
        token: v.optional(v.nullable(v.pipe(text, v.regex(/^[\x20-\x7e]+$/, 'must be one line of plain letters, digits and signs'))), null),
      },
      'must be an object',
    ),
    {},
  ),
  pictures: v.optional(
    v.strictObject(
      {
        /** False: pictures wait for their AVIF files until a process makes them; WebP is there from the start. */
        avif: v.optional(v.boolean('must be true or false'), true),
        /** With it the files of pictures are kept there, and the data folder holds copies of what was asked for. */
        bucketUrl: v.optional(v.nullable(bucketUrl), null),
      },
      'must be an object',
    ),
    {},
  ),
  mail: v.optional(
    v.strictObject(
      {
        /** Null: mails are written into the data folder's outbox instead of being sent. */
        smtpUrl: v.optional(
          v.nullable(
            v.pipe(
              text,
              v.regex(/^smtps?:\/\//, 'must be null or an smtp:// or smtps:// address'),
              v.check(hasHost, `must be an address such as smtps://user:password@mail.example.org, ${ENCODED}`),
            ),
          ),
          null,
        ),
      },
      'must be an object',
    ),
    {},
  ),
  google: v.optional(
    v.strictObject(
      {
        /** Who vouches for readers; its discovery document is read from there. */
        issuer: v.optional(
          v.pipe(httpAddress('an http address'), v.regex(/^[^?#]+$/, 'must be an http address without ? and #')),
          'https://accounts.google.com',
        ),
      },
      'must be an object',
    ),
    {},
  ),
  /** For sites that have an analyticsId. */
  analytics: v.optional(
    v.strictObject(
      {
        /** Where the tag is loaded from. */
        script: v.optional(
          template('https://www.googletagmanager.com/gtag/js?id=[id]', 'id'),
          'https://www.googletagmanager.com/gtag/js?id=[id]',
        ),
        /** What the tag may tell. */
        connections: v.optional(v.array(origin, 'must be a list of origins'), [
          'https://www.google-analytics.com',
          'https://region1.google-analytics.com',
        ]),
      },
      'must be an object',
    ),
    {},
  ),
  realtime: v.optional(
    v.strictObject(
      {
        /** Embedded: our own endpoint; pusher: Pusher itself, or what speaks its protocol at `host`. */
        provider: v.optional(v.picklist(['embedded', 'pusher'], 'must be embedded or pusher'), 'embedded'),
        /** Not given: made at the first start and kept in the data folder. */
        appId: v.optional(v.nullable(appName)),
        key: v.optional(v.nullable(appName)),
        secret: v.optional(v.nullable(text)),
        cluster: v.optional(v.nullable(appName)),
        host: v.optional(v.nullable(host)),
        /** Open at once from one address, subscriptions included. */
        socketsPerNetwork: v.optional(whole(1, 100_000), 1000),
      },
      'must be an object',
    ),
    {},
  ),
});

export type RawConfig = v.InferOutput<typeof configSchema>;
