import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { SendContactMessage } from '#graphql/generated/documents/SendContactMessage.ts';
import { ContactScreen } from '#src/features/account/contact/ContactScreen.tsx';
import type { ContactFields } from '#src/features/account/contact/contact-rules.ts';
import { Failed } from '../-frame/late-failure.ts';
import { useFormTask } from '../-form-task.ts';
import { metadataHead } from '../-metadata-head.ts';
import { useAccount } from '../-account/use-account.ts';
import { useUnsavedWords } from '../-use-unsaved-words.ts';

export const Route = createFileRoute('/$lang/_shell/contact')({
  staticData: { metadata: 'contact', words: 'account' },
  head: ({ match }) => metadataHead(match, '/contact'),
  component: Contact,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function Contact() {
  const { id, turn } = useWriter();
  return <Letter key={turn} writerId={id} />;
}

interface Writer {
  readonly id: string | undefined;
  /** Another one for each who signs in after somebody else. */
  readonly turn: number;
}

/** What a visitor writes goes along with who signs in; what a reader writes stays theirs after their session, and is nobody else's. */
function useWriter(): Writer {
  const [{ reader }] = useAccount();
  const [writer, setWriter] = useState<Writer>({ id: reader?.id, turn: 0 });
  if (!reader || reader.id === writer.id) return writer;
  const next = { id: reader.id, turn: writer.id === undefined ? writer.turn : writer.turn + 1 };
  setWriter(next);
  return next;
}

function Letter({ writerId }: { readonly writerId: string | undefined }) {
  const { execute, language, sites } = useRouteContext({ from: '__root__' });
  const [{ reader }] = useAccount();
  const [stage, run] = useFormTask();
  const unsaved = useUnsavedWords('contact', writerId);
  const send = (fields: ContactFields) =>
    run(
      async () => (await execute(SendContactMessage, { input: { ...fields, language } })).sendContactMessage,
      () => unsaved.keep(null),
    );
  return (
    <ContactScreen
      stage={stage}
      known={reader ?? null}
      supportMail={sites[language].supportMail}
      unsaved={unsaved}
      onSubmit={(fields) => void send(fields)}
    />
  );
}
