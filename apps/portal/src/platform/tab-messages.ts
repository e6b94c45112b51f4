import { Observable } from 'rxjs';
import type { Platform, TabMessage } from './platform';

/** The messages of the other tabs, while someone listens. */
export const tabMessages = (platform: Platform): Observable<TabMessage> =>
  new Observable((subscriber) => platform.onTabMessage((message) => subscriber.next(message)));
