import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALTERNATIVE_NAME = '0603551d11';
const DAY_MILLISECONDS = 86_400_000;

/** A key and a certificate for localhost, valid from yesterday until tomorrow: PEM texts. Nobody but who is told trusts it. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = der(SEQUENCE, hex(ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, hex(COMMON_NAME), der(0x0c, Buffer.from('localhost')))));
  const names = der(SEQUENCE, der(SEQUENCE, hex(SUBJECT_ALTERNATIVE_NAME), der(0x04, der(SEQUENCE, der(0x82, Buffer.from('localhost'))))));
  const toBeSigned = der(
    SEQUENCE,
    der(0xa0, hex('020102')),
    hex('020101'),
    algorithm,
    name,
    der(SEQUENCE, instant(-DAY_MILLISECONDS), instant(DAY_MILLISECONDS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, names),
  );
  const signature = der(0x03, hex('00'), sign('sha256', toBeSigned, privateKey));
  const text = der(SEQUENCE, toBeSigned, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  };
}

/** X.690: a tag, how many bytes follow, and these. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

/** From now, as a UTCTime: 261122190000Z. */
function instant(milliseconds: number): Buffer {
  const digits = new Date(Date.now() + milliseconds).toISOString().replaceAll(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}
