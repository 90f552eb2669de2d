import { describe, expect, it } from 'vitest';
import { openZipArchive } from '#server/content/archives/zip-archive.ts';
import { RefusedFile } from '#server/content/refused-file.error.ts';
import { type ZipEntry, makeZip } from '#tests/support/files/make-zip.ts';

const LIMIT = 1024 ** 2;

async function refusal(archive: Buffer | readonly ZipEntry[]): Promise<string> {
  const bytes = Buffer.isBuffer(archive) ? archive : makeZip(archive);
  const error: unknown = await openZipArchive(bytes, 'a.cbz').then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedFile)) throw new TypeError(`not refused: ${String(error)}`);
  return error.message;
}

describe('an archive that keeps to the rules', () => {
  it('gives the names of its files in its own order and their content', async () => {
    const archive = await openZipArchive(
      makeZip([{ name: 'b/' }, { name: 'b/2.txt', content: 'two' }, { name: 'a.txt', content: 'one', isStored: true }]),
      'a.zip',
    );
    expect(archive.names()).toEqual(['b/2.txt', 'a.txt']);
    expect((await archive.read('b/2.txt', LIMIT)).toString()).toBe('two');
    expect((await archive.read('a.txt', LIMIT)).toString()).toBe('one');
    archive.close();
  });

  it('has CP932 names decoded, also where a second byte is a backslash', async () => {
    const name = Buffer.from([0x95, 0x5c, 0x2f, 0x8a, 0xbf, 0x8e, 0x9a, 0x2e, 0x70, 0x6e, 0x67]);
    const archive = await openZipArchive(makeZip([{ name, flags: 0, content: 'x' }]), 'a.zip');
    expect(archive.names()).toEqual(['表/漢字.png']);
    archive.close();
  });

  it('has names brought to NFC, backslashes to slashes, and dots left out', async () => {
    const archive = await openZipArchive(makeZip([{ name: './Tập một\\1.png'.normalize('NFD') }]), 'a.zip');
    expect(archive.names()).toEqual(['Tập một/1.png']);
    archive.close();
  });

  it('is without what macOS keeps the picture of a folder in', async () => {
    const names = ['1.png', 'Icon\r', '__MACOSX/._Icon\r'];
    const archive = await openZipArchive(makeZip(names.map((name) => ({ name, content: 'x' }))), 'a.cbz');
    expect(archive.names()).toEqual(['1.png']);
    archive.close();
  });

  it('refuses an entry that is missing or larger than the caller allows', async () => {
    const archive = await openZipArchive(makeZip([{ name: 'a', content: 'x'.repeat(2_000) }]), 'a.zip');
    await expect(archive.read('b', LIMIT)).rejects.toThrow(new RefusedFile('a.zip', 'damaged', 'has no entry "b"'));
    await expect(archive.read('a', 1_024)).rejects.toThrow('a.zip (a): is larger than 1 KiB');
    archive.close();
  });
});

describe('an archive made to do harm', () => {
  it.each([
    ['../../etc/passwd', 'a.cbz: holds an entry that leads out of the archive, "../../etc/passwd"'],
    ['a/..\\..\\b', 'a.cbz: holds an entry that leads out of the archive, "a/../../b"'],
    ['/etc/passwd', 'a.cbz: holds an entry with an absolute path, "/etc/passwd"'],
    ['C:\\Windows\\x', 'a.cbz: holds an entry with an absolute path, "C:/Windows/x"'],
    ['a\0.png', 'a.cbz: holds an entry whose name has control characters'],
    ['', 'a.cbz: holds an entry without a name'],
    ['./', 'a.cbz: holds an entry with an empty path, "./"'],
    ['a/'.repeat(33), 'a.cbz: holds an entry that is nested more than 32 folders deep'],
    ['x'.repeat(1_001), 'a.cbz: holds an entry whose name is longer than 1000 characters'],
  ])('is refused for the name %j', async (name, message) => {
    expect(await refusal([{ name }])).toBe(message);
  });

  it('is refused when it holds a symbolic link', async () => {
    expect(await refusal([{ name: 'link', content: '/etc/passwd', mode: 0o120777 }])).toBe('a.cbz: holds a link or a device, "link"');
  });

  it('is refused when two entries have one name', async () => {
    expect(await refusal([{ name: 'a/b' }, { name: 'a//b' }])).toBe('a.cbz: holds two entries named "a/b"');
  });

  it('is refused when it is encrypted or packed by an unknown method', async () => {
    expect(await refusal([{ name: 'a', flags: 0x801 }])).toBe('a.cbz: is protected by a password');
    expect(await refusal([{ name: 'a', method: 12 }])).toBe('a.cbz: packs "a" by a method that is not supported (12)');
  });

  it('is refused by its declared sizes before anything is unpacked', async () => {
    const bomb = makeZip([{ name: 'zeros', content: Buffer.alloc(20 * 1024 ** 2) }]);
    expect(await refusal(bomb)).toMatch(/^a\.cbz: unpacks "zeros" to \d+ times its size, as archives made to do harm do$/);
    const large = Array.from({ length: 5 }, (_, index) => ({ name: `${index}`, content: 'x'.repeat(4), declaredSize: 300 * 1024 ** 2 }));
    expect(await refusal(large)).toMatch(/times its size/);
  });

  it('is refused when it holds more entries than the longest book', async () => {
    const entries = Array.from({ length: 76_000 }, (_, index) => ({ name: `${index}.png`, isStored: true }));
    const zip = await openZipArchive(makeZip(entries.slice(0, 10_000)), 'a.cbz');
    expect(zip.names()).toHaveLength(10_000);
    zip.close();
    expect(await refusal(entries.slice(0, 10_001))).toBe('a.cbz: holds 10001 entries; at most 10000 are taken');
    // As many as the directory can say of them.
    expect(await refusal(entries)).toBe('a.cbz: holds 10464 entries; at most 10000 are taken');
  });

  it('is refused when entries share their data', async () => {
    const content = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 251));
    const shared = [
      { name: '0', content },
      ...Array.from({ length: 40 }, (_, index) => ({ name: `${index + 1}`, content, sharesDataOf: 0 })),
    ];
    expect(await refusal(shared)).toBe('a.cbz: holds entries that overlap each other');
  });

  it('is refused while it is read when it unpacks to more than it declares', async () => {
    const archive = await openZipArchive(makeZip([{ name: 'a', content: 'x'.repeat(90_000), declaredSize: 10 }]), 'a.cbz');
    await expect(archive.read('a', LIMIT)).rejects.toThrow(/^a\.cbz \(a\): is damaged: too many bytes in the stream/);
    archive.close();
  });

  it('is refused while it is read when a checksum does not fit', async () => {
    const archive = await openZipArchive(makeZip([{ name: 'a', content: 'abc', declaredCrc: 1 }]), 'a.cbz');
    await expect(archive.read('a', LIMIT)).rejects.toThrow(
      new RefusedFile('a.cbz (a)', 'damaged', 'is damaged: its checksum does not fit'),
    );
    archive.close();
  });

  it('is refused when it is cut off or no archive at all', async () => {
    const whole = makeZip([{ name: 'a', content: 'abc' }]);
    expect(await refusal(whole.subarray(0, whole.length - 5))).toBe('a.cbz: is not a ZIP archive, or its end is missing');
    expect(await refusal(Buffer.from('Rar!'))).toBe('a.cbz: is not a ZIP archive, or its end is missing');
    expect(await refusal(Buffer.alloc(0))).toBe('a.cbz: is not a ZIP archive, or its end is missing');
  });
});
