import { form } from '@portal/domain/forms/new-rx-transfer';
import { NewRxScreen } from '../NewRxScreen';

/** /member/mail-order/transfer: a prescription that is at a pharmacy. */
export const Screen = () => <NewRxScreen definition={form} />;
