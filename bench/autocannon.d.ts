/** The part of autocannon 9 that is used here; it ships without types. */
declare module 'autocannon' {
  interface Request {
    readonly body?: string;
  }

  interface Options {
    readonly url: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  }

  interface Result {
    readonly requests: { readonly total: number };
    /** Seconds. */
    readonly duration: number;
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
