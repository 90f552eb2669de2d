/** Scheme and host as they stand there: a parser forgives further slashes, backslashes and blanks, whoever is asked may not. */
const HTTP_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/;

/** Whether a request can be sent there as it stands: with a host, and without a name and a password. */
export function isHttpAddress(value: string): boolean {
  return HTTP_ADDRESS.test(value) && URL.canParse(value);
}

/** Whether a page finds it on its own host. */
export function isPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value);
}

export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && url.origin !== 'null';
}

export function hasHost(value: string): boolean {
  return URL.canParse(value) && new URL(value).host !== '';
}

/** Whether name and password can be read out of an address. */
export function isDecodable(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

export function isTemplate(value: string, placeholders: readonly string[]): boolean {
  const filled = placeholders.reduce((address, name) => address.replaceAll(`[${name}]`, '1'), value);
  if (/[[\]]/.test(filled) || !URL.canParse(filled) || !/^https?:\/\/[^/?#[@]+([/?#]|$)/.test(value)) return false;
  return new URL(filled).hash === '';
}
