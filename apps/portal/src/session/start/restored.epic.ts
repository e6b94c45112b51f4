import { ignoreElements, Observable, tap } from 'rxjs';
import type { Epic } from '../../store';

/**
 * The page comes from the back/forward cache → it reloads → emits nothing: since it was left, the user may have signed
 * out, or acts for another member. What was typed in a form was saved when the page was left.
 */
export const restoredEpic: Epic = (_action$, _state$, { platform }) =>
  new Observable<void>((subscriber) => platform.on('restored', () => subscriber.next())).pipe(
    tap(() => platform.reload()),
    ignoreElements(),
  );
