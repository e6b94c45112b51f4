import notShared from '@portal/domain/not-shared';
import { defineTexts } from '../language';

/** An adult whose claims the reader does not see, wherever their dollars are shown. */
export default defineTexts(notShared);
