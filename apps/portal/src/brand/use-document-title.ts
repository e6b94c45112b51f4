import { clientOf } from '@portal/client-config';
import { useEffect } from 'react';
import { useSession } from '../session';

/** Puts a title and the client's name into the tab; it wins over the title of the screen around it. */
export function useDocumentTitle(title: string): void {
  const { name } = clientOf(useSession().client);
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}
