import { randomBytes } from 'node:crypto';

/** Ids that differ between processes and count up within one: 'k3f9a1-1'. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
