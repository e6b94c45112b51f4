import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { usePhone } from '../../../brand';
import { Part } from '../../../ui';
import type { CardOnFile } from '../payments.requests';
import type { TypedAmounts } from './typed-amounts.requests';
import { useCards, useFrame } from '../use-payments';
import { type StoredAmounts, useTypedAmounts } from './use-typed-amounts';
import payingText from './paying.text';

/** The requests that every form that pays by card needs in addition to its own. */
interface FormParts {
  cards: readonly CardOnFile[];
  /** The URL of the processor's frame for a new card; null when there is none. */
  address: string | null;
  amounts: StoredAmounts;
}

/** Requests the parts of a form in parallel with the form's own data. */
export const useFormParts = (typed: TypedAmounts) => ({
  cards: useCards(),
  frame: useFrame(),
  amounts: useTypedAmounts(typed),
});

/** What every part of a form says while it loads, and when it did not. */
export function useFormWords() {
  const t = useText(payingText);
  const phone = usePhone();
  return { loading: t('payments.form.loading'), failed: t('payments.form.failed'), phone };
}

/** Shows a form once all its parts have loaded; a failed part has a retry. */
export function WithFormParts({
  parts: { cards, frame, amounts },
  children,
}: {
  parts: ReturnType<typeof useFormParts>;
  children: (parts: FormParts) => ReactNode;
}) {
  const words = useFormWords();
  return (
    <Part data={cards.data} {...words} retry={cards.retry} keepWhileLoading>
      {({ cards: onFile }) => (
        <Part data={frame.data} {...words} retry={frame.retry} keepWhileLoading>
          {({ address }) =>
            amounts ? (
              children({ cards: onFile, address, amounts })
            ) : (
              <p role="status">{words.loading}</p>
            )
          }
        </Part>
      )}
    </Part>
  );
}
