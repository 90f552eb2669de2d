/** Thrown when a command cannot start; its one sentence is all that the operator sees, without a stack, and the exit code is 1. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Thrown when another process holds the data folder; that process is left alone. */
export class FolderInUseError extends StartError {
  override readonly name = 'FolderInUseError';
}

/** Thrown when the embedded PostgreSQL cannot be prepared or started on this machine. */
export class EmbeddedPostgresError extends StartError {
  override readonly name = 'EmbeddedPostgresError';
}

/** As the driver says it, which gives no code. */
const LOST_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;
const WAY_OUT = 'free some space and start again';

/** The sentence for what the system or PostgreSQL refused, as a StartError, or null when the error is none of those known. */
export function asStartError(error: unknown): StartError | null {
  if (error instanceof StartError) return error;
  const { code, path, port, address, message, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} of ${address} is taken by another program: end it, or choose another with PORT=3001 npm start.`);
  if (code === 'EACCES' && port !== undefined)
    return new StartError(`The system does not let this user listen on port ${port}: choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL') return new StartError(`This machine has no address ${address}: set FUTAGO_ADDRESS to one of its own.`);
  // A link-local address says nothing without the interface it lies on.
  if (code === 'EINVAL' && syscall === 'listen')
    return new StartError(
      `The system cannot listen at ${address}: set FUTAGO_ADDRESS to an address of this machine, as ::1 or fe80::1%eth0.`,
    );
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartError(`The disk is full${path === undefined ? '' : ` (${path} could not be written)`}: ${WAY_OUT}.`);
  if (code === '53100') return new StartError(`The disk of the database is full: ${WAY_OUT}.`);
  if (code === '42501') return new StartError(`The database does not let its user do what is needed (${message}): let the user own it.`);
  if (code === 'EACCES' || code === 'EPERM')
    return new StartError(
      `The system does not let this user use ${path ?? 'a file it needs'}: give it the right, or set FUTAGO_DATA_FOLDER to a folder of its own.`,
    );
  // As Node tells of folders within folders that are to be made on such a file system.
  if (code === 'EROFS' || (code === 'ENOENT' && syscall === 'mkdir'))
    return new StartError(
      `${path ?? 'The data folder'} lies on a read-only file system: set FUTAGO_DATA_FOLDER to a folder that can be written.`,
    );
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StartError(
      `${path ?? 'The data folder'} is in the way of a folder of that name: move it, or set FUTAGO_DATA_FOLDER to another place.`,
    );
  if (code !== undefined && /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000|57P03|53300)$/.test(code)) {
    return new StartError(`The database cannot be reached (${message}): check DATABASE_URL.`);
  }
  return null;
}

/** The sentence for a database that ended in the midst of a command, as a StartError; null for any other error. */
export function asLostDatabase(error: unknown): StartError | null {
  const { code, message } = error as NodeJS.ErrnoException;
  const isLost = code === '57P01' || code === '57P02' || LOST_CONNECTION.test(message);
  return isLost ? new StartError(`The database went away meanwhile (${message}): once it runs again, run this again.`) : null;
}
