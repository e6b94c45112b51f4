import { form } from '@portal/domain/forms/new-rx-prescriber';
import { NewRxScreen } from '../NewRxScreen';

/** /member/mail-order/ask-prescriber: one that a prescriber writes, or renews. */
export const Screen = () => <NewRxScreen definition={form} />;
