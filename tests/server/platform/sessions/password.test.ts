import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#server/platform/sessions/password.ts';

describe('a stored password', () => {
  it('is an argon2id hash of its own, which only the password opens', async () => {
    const stored = await hashPassword('mật khẩu dài');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hashPassword('mật khẩu dài')).not.toBe(stored);
    expect(await verifyPassword('mật khẩu dài', stored)).toBe(true);
    expect(await verifyPassword('mật khẩu dàj', stored)).toBe(false);
  });

  it('is the same however its accents were typed', async () => {
    const stored = await hashPassword('mật khẩu'.normalize('NFD'));
    expect(await verifyPassword('mật khẩu'.normalize('NFC'), stored)).toBe(true);
  });

  it('that is missing is never right, and takes the work of a wrong one', async () => {
    const stored = await hashPassword('12345678');
    await time(null);
    const [wrong, missing] = [await time(stored), await time(null)];
    expect(Math.min(wrong, missing) / Math.max(wrong, missing)).toBeGreaterThan(0.25);
  });

  it('of another format is a fault, not a wrong password', async () => {
    await expect(verifyPassword('12345678', '$2b$10$abc')).rejects.toThrow('not in the format');
  });

  it('is computed for many at once without failing', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 6 }, () => hashPassword('12345678')))).size).toBe(6);
  });
});

/** Milliseconds of five wrong tries. */
async function time(hash: string | null): Promise<number> {
  const begun = performance.now();
  for (let round = 0; round < 5; round += 1) expect(await verifyPassword('87654321', hash)).toBe(false);
  return performance.now() - begun;
}
