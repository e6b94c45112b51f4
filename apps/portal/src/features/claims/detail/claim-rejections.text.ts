import claimRejections from '@portal/domain/claim-rejections';
import { defineTexts } from '../../../language';

/** Why a pharmacy's claim was rejected, by its code, and the one thing to do about it. */
export default defineTexts(claimRejections);
