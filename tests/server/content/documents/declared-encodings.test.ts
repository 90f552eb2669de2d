import { describe, expect, it } from 'vitest';
import { decodeMarkup } from '#server/content/documents/decode-text.ts';

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><p>`;
const bytes = (head: string, hex: string): Buffer => Buffer.concat([Buffer.from(head), Buffer.from(hex, 'hex')]);

const textOf = (content: Buffer): string => decodeMarkup(content, 'a.xhtml').replace(/^<.*>/, '');

describe('markup that declares its encoding', () => {
  it.each([
    ['EUC-JP', bytes(xml('EUC-JP'), 'b8e3c7daa4cfc7ada4c7a4a2a4eb'), '吾輩は猫である'],
    ['EUC-JP by a meta', bytes('<html><head><meta http-equiv="Content-Type" content="text/html;charset=euc-jp">', 'b8e3c7da'), '吾輩'],
    ['Shift_JIS', bytes(xml('Shift_JIS'), '8ce1947982cd944c'), '吾輩は猫'],
    ['ISO-2022-JP', bytes(xml('ISO-2022-JP'), '1b24423863475a1b2842'), '吾輩'],
    ['windows-1258', bytes(xml('windows-1258'), '5469eaec6e67205669eaf274'), 'Tiếng Việt'],
    ['UTF-8 in capitals', bytes(xml('UTF-8'), Buffer.from('Tiếng Việt').toString('hex')), 'Tiếng Việt'],
  ])('is read in it: %s', (_name, content, text) => {
    expect(textOf(content).normalize('NFC')).toBe(text);
  });

  it('is read as UTF-16 without a mark, whichever byte comes first', () => {
    const little = Buffer.from(`${xml('UTF-16')}Tiếng`, 'utf16le');
    expect(textOf(little)).toBe('Tiếng');
    expect(textOf(Buffer.from(little).swap16())).toBe('Tiếng');
  });

  it.each(['EUC-JP', 'windows-1258', 'iso-8859-1', 'UTF-16', 'nothing-known'])('is UTF-8 where it is, though it declares %s', (name) => {
    expect(textOf(Buffer.from(`${xml(name)}吾輩 Tiếng`))).toBe('吾輩 Tiếng');
  });

  it('is read as text that declares nothing where the declared encoding is not its own, or any bytes are of it', () => {
    expect(textOf(bytes(xml('UTF-8'), '8ce19479'))).toBe('吾輩');
    expect(textOf(bytes(xml('iso-8859-1'), '8ce1947982cd'))).toBe('吾輩は');
    expect(textOf(bytes(xml('EUC-JP'), '8ce1947982cd'))).toBe('吾輩は');
  });
});
