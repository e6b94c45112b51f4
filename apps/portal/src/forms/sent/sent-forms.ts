import type { OutputOf } from '@portal/contracts';
import { forms } from '@portal/contracts/forms';
import { mailOrderNewRx } from '@portal/contracts/mail-order-new-rx';
import { messages } from '@portal/contracts/messages';
import {
  type FormDefinition,
  type FormService,
  type FormValues,
  restoreAnswers,
} from '@portal/domain/forms';
import type { WithSlice } from '@reduxjs/toolkit';
import { useSession } from '../../session';
import { createRequest, useRequested } from '../../store';
import type { OpenForm } from '../form-context';
import type { Receipt, SentForm } from '../send-form.requests';

/** By which form a member sent something, and for whom where that may be another person. */
export interface SentBy {
  service: FormService;
  formId: string;
  memberId?: string | undefined;
}

/** What a service has of a form or a message that was sent. */
export type SentRow = OutputOf<typeof forms.getSent>['sent'][number];

/** What a member sent by one form, from the service that received it. */
export const sentForms = createRequest(
  'forms/sent',
  (api) =>
    ({ service, formId, memberId = '' }: SentBy) =>
      service === 'forms.submit'
        ? api(forms).getSent({ formId })
        : service === 'mailOrderNewRx.request'
          ? api(mailOrderNewRx).getSent({ formId, memberId })
          : api(messages).getSent(),
  'latest',
);

export const sentByOf = ({ id: formId, service }: FormDefinition, memberId?: string): SentBy => ({
  service,
  formId,
  memberId,
});

export const receiptOf = ({ referenceNumber, receivedAt, answerBy }: SentRow): Receipt => ({
  referenceNumber,
  receivedAt,
  answerBy,
});

/** The answers of what was sent; null for those of another version of the form, whose fields may mean something else. */
export function sentFormOf(
  { version, answers, signature }: SentRow,
  definition: FormDefinition,
): SentForm | null {
  if (version !== definition.version) return null;
  const values = restoreAnswers(definition, answers).answers as FormValues;
  if (!signature) return { values, signature: undefined };
  const { name, drawing } = signature;
  return { values, signature: { name, agreed: true, ...(drawing && { drawing }) } };
}

/** What was sent under this number, where the page does not have it: asked of the service for a member, not for a visitor. */
export function useSentRow(
  { definition, memberId }: Pick<OpenForm, 'definition' | 'memberId'>,
  referenceNumber: string,
  isWanted = true,
) {
  const { signedIn } = useSession();
  const by = signedIn && isWanted ? sentByOf(definition, memberId) : null;
  const { data, retry } = useRequested(sentForms, by, { fresh: true });
  const row = by && data.data?.sent.find((each) => each.referenceNumber === referenceNumber);
  return { data, retry, row: row ?? null };
}

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof sentForms> {}
}
