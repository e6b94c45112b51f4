import { content } from '@portal/contracts/content';
import { requestOf } from '../store';

/** A content page of the member's client, line and language (CT-1). */
export const contentPage = requestOf(content.getPage);

/** The glossary, which screens read in addition to their own page. */
export const glossaryPage = requestOf(content.getPage, 'glossary');
