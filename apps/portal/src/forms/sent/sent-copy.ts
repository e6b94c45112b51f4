import { drafts } from '@portal/contracts/drafts';
import type { FormDefinition, FormValues } from '@portal/domain/forms';
import type { WithSlice } from '@reduxjs/toolkit';
import { switchMap } from 'rxjs';
import { useSession } from '../../session';
import { createRequest, useRequested } from '../../store';
import { recordId } from '../draft/records';
import { draftRequest } from '../draft/stored-draft.requests';
import type { Receipt, SentForm } from '../send-form.requests';

/** Under this id the BFF stores what was sent last, sealed like a draft, for a confirmation that is loaded again. */
const sentCopyForm = recordId('form');

/** What is stored of a form that was sent; of its signature the typed name, and the drawing where there is one. */
export interface SentCopy extends Receipt {
  formId: string;
  version: number;
  values: FormValues;
  signer: string | null;
  drawing?: string;
}

export const contentOfCopy = (
  { id: formId, version }: FormDefinition,
  { referenceNumber, receivedAt, answerBy }: Receipt,
  { values, signature }: SentForm,
) => ({
  referenceNumber,
  receivedAt,
  answerBy,
  formId,
  version,
  values,
  signer: signature?.name ?? null,
  ...(signature?.drawing && { drawing: signature.drawing }),
});

/** What was sent with this receipt; null when another form, or another version of it, is stored. */
function sentFormOf(
  content: Record<string, unknown> | undefined,
  { id: formId, version }: FormDefinition,
  { referenceNumber }: Receipt,
): SentForm | null {
  const { values, signer, drawing, ...copy } = (content ?? {}) as Partial<SentCopy>;
  const isOfReceipt =
    copy.referenceNumber === referenceNumber && copy.formId === formId && copy.version === version;
  if (!isOfReceipt || typeof values !== 'object') return null;
  if (!signer) return { values, signature: undefined };
  return { values, signature: { name: signer, agreed: true, ...(drawing && { drawing }) } };
}

/** Stores the copy in the place of the one before. Without it a confirmation that is loaded again has no answers. */
export const storeCopy = createRequest(
  'forms/storeCopy',
  (api) =>
    ({ content }: { content: SentCopy }) =>
      api(drafts)
        .getOne({ formId: sentCopyForm })
        .pipe(
          switchMap(({ draft }) =>
            api(drafts).save({
              formId: sentCopyForm,
              body: { replaces: draft?.revision ?? 0, step: 'sent', content: { ...content } },
            }),
          ),
        ),
  'latest',
);

/** Each reading is for the receipt of its number. */
const storedCopy = draftRequest('forms/storedCopy');

/** What was sent: from the page, else as the BFF stored it for a member. */
export function useSentForm(
  definition: FormDefinition,
  receipt: Receipt,
  sent: SentForm | null,
): SentForm | null {
  const { signedIn } = useSession();
  const { referenceNumber } = receipt;
  const isStored = signedIn && sent === null;
  const wanted = isStored ? { formId: sentCopyForm, visit: referenceNumber } : null;
  const { data } = useRequested(storedCopy, wanted, { once: true });
  if (!isStored || data.input?.visit !== referenceNumber) return sent;
  return sentFormOf(data.data?.draft?.content, definition, receipt);
}

/** The receipt of a form that a member sent last, by its number: from the BFF, where no page has it any more. */
export function useStoredReceipt({ id }: FormDefinition, referenceNumber: string) {
  const { signedIn } = useSession();
  const wanted = signedIn ? { formId: sentCopyForm, visit: referenceNumber } : null;
  const { data, retry } = useRequested(storedCopy, wanted, { fresh: true });
  const copy = data.data?.draft?.content as Partial<SentCopy> | undefined;
  const { receivedAt, answerBy } = copy ?? {};
  const isIt = copy?.formId === id && copy.referenceNumber === referenceNumber;
  return {
    data,
    retry,
    receipt: isIt && receivedAt && answerBy ? { referenceNumber, receivedAt, answerBy } : null,
  };
}

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof storeCopy>, WithSlice<typeof storedCopy> {}
}
