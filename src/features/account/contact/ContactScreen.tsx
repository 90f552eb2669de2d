import { Trans } from '@lingui/react/macro';
import { type InputEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { TextAreaField } from '../../../ui/form-field/TextAreaField.tsx';
import { TextField } from '../../../ui/form-field/TextField.tsx';
import type { UnsavedWords } from '../../../ui/form-field/unsaved-words.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { Unseen } from '../../../ui/unseen/Unseen.tsx';
import { contactProblems, type ContactFields } from './contact-rules.ts';
import type { FormStage } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { SendButton } from '../SendButton.tsx';
import { textOf, useForm, type Form } from '../use-form.ts';
import formStyles from '../AccountForm.module.css';

export interface ContactScreenProps {
  readonly stage: FormStage;
  /** What the signed-in reader need not write again. */
  readonly known: { readonly name: string; readonly email: string } | null;
  readonly supportMail: string;
  /** Of a letter that was not sent. */
  readonly unsaved: UnsavedWords;
  readonly onSubmit: (fields: ContactFields) => void;
}

/** A letter to the site's support; who has no script writes by their own mail. */
export function ContactScreen(props: ContactScreenProps) {
  const { stage } = props;
  return (
    <AccountPanel
      mood="listening"
      title={<Trans>Write to us</Trans>}
      sentence={<Trans>A broken page, a chapter that should not be here, a wish: a person reads it and answers by mail.</Trans>}
    >
      <LiveRegion>
        {stage.kind === 'done' && (
          <Notice
            tone="news"
            title={<Trans>Your letter is on its way</Trans>}
            actions={
              <ButtonLink look="quiet" href="/">
                <Trans>Back to reading</Trans>
              </ButtonLink>
            }
          >
            <Trans>Thank you. We answer to the address you gave, mostly within a few days.</Trans>
          </Notice>
        )}
      </LiveRegion>
      {stage.kind !== 'done' && <ContactForm {...props} />}
    </AccountPanel>
  );
}

function ContactForm({ stage, known, supportMail, unsaved, onSubmit }: ContactScreenProps) {
  const refusal = stage.kind === 'refused' ? stage.refusal : null;
  const isBusy = stage.kind === 'sending';
  const { problemOf, ...form } = useForm({ read: readContact, check: contactProblems, refusal, isBusy, onSubmit });
  useUnsavedLetter(form.form, unsaved);
  useKnownWords(form.form, known);
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    form.onInput(event);
    unsaved.keep(new FormData(event.currentTarget));
  };
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <AccountForm {...form} onInput={onInput}>
        <ContactInputs problemOf={problemOf} />
        {/* Programs fill in what people do not see: not display:none, which they know. */}
        <Unseen aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </Unseen>
        <SendButton isBusy={isBusy} refusal={refusal} busyWords={<Trans>Sending…</Trans>}>
          <Trans>Send</Trans>
        </SendButton>
        <p className={formStyles.links}>
          <Link href={`mailto:${supportMail}`} className={formStyles.link}>
            {supportMail}
          </Link>
        </p>
      </AccountForm>
    </>
  );
}

const FIELDS = ['name', 'email', 'message'];

/** Back in its fields, where nothing else was written meanwhile: whose it is is known late, and then it is kept as theirs alone. */
function useUnsavedLetter(form: RefObject<HTMLFormElement | null>, unsaved: UnsavedWords): void {
  const before = useRef(unsaved);
  useLayoutEffect(() => {
    const found = unsaved.read();
    const passedOn = before.current === unsaved ? null : before.current.read();
    if (passedOn !== null) {
      before.current.keep(null);
      unsaved.keep(passedOn);
    }
    before.current = unsaved;
    for (const name of FIELDS) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (found !== null && isField && field.value === '') field.value = textOf(found, name);
    }
  }, [form, unsaved]);
}

/** Written where nothing else is, and taken back where it still stands alone: who reads is known late, and may change. */
function useKnownWords(form: RefObject<HTMLFormElement | null>, known: ContactScreenProps['known']): void {
  const written = useRef<ContactScreenProps['known']>(null);
  useLayoutEffect(() => {
    for (const name of ['name', 'email'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === (written.current?.[name] ?? '')) field.value = known?.[name] ?? '';
    }
    written.current = known;
  }, [form, known]);
}

function ContactInputs({ problemOf }: Pick<Form, 'problemOf'>) {
  return (
    <>
      <TextField label={<Trans>Name</Trans>} name="name" autoComplete="name" required problem={problemWords(problemOf('name'))} />
      <TextField
        label={<Trans>E-mail</Trans>}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        problem={problemWords(problemOf('email'))}
      />
      <TextAreaField label={<Trans>Message</Trans>} name="message" required problem={problemWords(problemOf('message'))} />
    </>
  );
}

function readContact(form: FormData): ContactFields {
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    message: textOf(form, 'message').trim(),
    website: textOf(form, 'website'),
  };
}
