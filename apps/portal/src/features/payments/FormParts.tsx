import type { ReactNode } from 'react';
import { useText } from '../../language';
import { DataState } from '../../ui';
import type { CardOnFile } from './payments.requests';
import type { TypedAmounts } from './typed-amounts.requests';
import { useCards, useFrame } from './use-payments';
import { type KeptAmounts, useTypedAmounts } from './use-typed-amounts';
import payingText from './paying.text';

/** The requests that every form that pays by card needs in addition to its own. */
interface FormParts {
  cards: readonly CardOnFile[];
  /** Where the processor's frame for a new card lies; null where none is to be had. */
  address: string | null;
  amounts: KeptAmounts;
}

/** Asks for the parts of a form, so that they come side by side with what it is about. */
export const useFormParts = (kept: TypedAmounts) => ({
  cards: useCards(),
  frame: useFrame(),
  amounts: useTypedAmounts(kept),
});

/** A form once all its parts are there; what fails can be asked for again. */
export function WithFormParts({
  parts: { cards, frame, amounts },
  children,
}: {
  parts: ReturnType<typeof useFormParts>;
  children: (parts: FormParts) => ReactNode;
}) {
  const t = useText(payingText);
  const words = { loading: t('payments.form.loading'), failed: t('payments.form.failed') };
  return (
    <DataState data={cards.data} {...words} onRetry={cards.retry} keepWhileLoading>
      {(kept) => (
        <DataState data={frame.data} {...words} onRetry={frame.retry} keepWhileLoading>
          {({ address }) =>
            amounts ? (
              children({ cards: kept.cards, address, amounts })
            ) : (
              <p role="status">{words.loading}</p>
            )
          }
        </DataState>
      )}
    </DataState>
  );
}
