import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ReportContent } from '#graphql/generated/documents/ReportContent.ts';
import { ReportSubject } from '#src/features/comments/ReportSubject.tsx';
import { useFormTask } from './-form-task.ts';
import type { CommentsSubject } from './-site-context.ts';

/** Where who is signed in tells the site what is wrong with what they read. */
export function ReportPlace({ subject }: { readonly subject: CommentsSubject }) {
  const { execute } = useRouteContext({ from: '__root__' });
  const [isOpen, setOpen] = useState(false);
  const [stage, report] = useFormTask();
  return (
    <ReportSubject
      subject={subject.chapterId === null ? 'work' : 'chapter'}
      isOpen={isOpen}
      stage={stage}
      onOpen={setOpen}
      onReport={(reason, note) =>
        void report(async () => (await execute(ReportContent, { input: { subject, reason, note } })).reportContent)
      }
    />
  );
}
