import landingText from '../features/landing/landing.text';
import type { Row } from './screens';

/** The row of screens.ts that the first page is made of; the others are fetched when somebody goes on. */
export const home = {
  path: '/member',
  approvalNote: 'S1234_HOME2026_M',
  loginRedirect: true,
  width: 'full',
  load: () => import('../features/landing/screen'),
  texts: [landingText],
} satisfies Row;
