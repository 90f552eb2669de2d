import { type AuditEntry, readAuditTrail } from './modules/moderation/audit-trail.repository.ts';
import { type Command, type CommandContext, refuseOptions } from './platform/command/command.ts';
import { MOST_LISTED } from './platform/command/command-words.ts';
import { joinDataFolder } from './platform/data-folder/data-folder.ts';
import { oneLine } from './platform/one-line.ts';

const HELP = `Usage: futago audit

Prints what operators did, the newest ${MOST_LISTED} acts of hiding, showing, passing, refusing, blocking and answering reports: when,
who, what, about which thing, its title, whose it is, and the reason that was given. Works beside a running server.

Example: futago audit`;

export const auditCommand: Command = {
  name: 'audit',
  summary: 'prints who hid, showed, passed, refused or blocked what, when and why',
  help: HELP,
  run,
};

async function run(words: readonly string[], { config, log, say }: CommandContext): Promise<number> {
  refuseOptions('audit', words);
  const folder = await joinDataFolder({ config, log, say, purpose: 'futago audit' });
  try {
    for (const entry of await readAuditTrail(folder.database, MOST_LISTED)) {
      const { at, byWhom, action, title, account, reason } = entry;
      say([at.toISOString(), byWhom, action, thingOf(entry), oneLine(title), account ?? '', oneLine(reason)].join('\t'));
    }
    return 0;
  } finally {
    await folder.close();
  }
}

function thingOf({ workId, ownWorkId, chapterId, commentId }: AuditEntry): string {
  if (commentId !== null) return `comment ${commentId}`;
  if (chapterId !== null) return `chapter ${workId}/${chapterId}`;
  if (ownWorkId !== null) return `upload ${ownWorkId}`;
  return workId === null ? 'account' : `work ${workId}`;
}
