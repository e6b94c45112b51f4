import { form } from '@portal/domain/forms/new-rx-paper';
import { NewRxScreen } from '../NewRxScreen';

/** /member/mail-order/send-paper: one on paper, which comes by mail. */
export const Screen = () => <NewRxScreen definition={form} />;
