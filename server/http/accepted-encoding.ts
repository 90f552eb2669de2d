export type Encoding = 'br' | 'gzip' | 'identity';

const MOST_REMEMBERED = 500;
const remembered = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header takes. Clients send few different headers, so they are remembered. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = String(header);
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const encoding = (['br', 'gzip'] as const).find((name) => takes(text, name)) ?? 'identity';
  if (remembered.size < MOST_REMEMBERED) remembered.set(text, encoding);
  return encoding;
}

function takes(header: string, name: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [coding, ...parameters] = part.split(';').map((piece) => piece.trim());
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
