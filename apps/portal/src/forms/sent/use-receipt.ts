import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** A receipt as a history entry holds it, with the name of the act that it is of. */
export interface ReceiptEntry<Receipt> {
  of: string;
  receipt: Receipt;
}

/**
 * The receipt of an act, in the history entry of its page: a reload and Back show it again, another tab does not have it.
 * A member's is read from a service as well, by the number in the URL.
 */
export function useReceipt<Receipt>(of: string) {
  const navigate = useNavigate();
  const { state } = useLocation() as Location & {
    state: Partial<ReceiptEntry<Receipt>> | null;
  };
  return {
    receipt: state?.of === of ? state.receipt : undefined,
    /** Takes the place of the page before: Back does not lead to what is done. */
    keep: (receipt: Receipt, to: { search?: string; hash?: string } = {}) =>
      void navigate(to, {
        replace: true,
        state: { of, receipt } satisfies ReceiptEntry<Receipt>,
      }),
    forget: () => void navigate({}, { replace: true, state: null }),
  };
}
