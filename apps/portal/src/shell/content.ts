import { content } from '@portal/contracts/content';
import { distinctUntilChanged, map, mergeMap } from 'rxjs';
import { languages, selectLanguage } from '../language';
import { requestOf, type Epic, type RootState } from '../store';
import { emergencyAlert } from '../brand';
import { selectSession } from '../session';

export const footerContent = requestOf(content.getFooter);

/** Client, line or locale became known or changed → emits requests for footer and emergency alert (Spec §4). */
export const contentEpic: Epic = (_action$, state$) =>
  state$.pipe(
    map(inputIn),
    distinctUntilChanged((before, after) => JSON.stringify(before) === JSON.stringify(after)),
    mergeMap((input) =>
      input ? [footerContent.requested(input), emergencyAlert.requested(input)] : [],
    ),
  );

function inputIn(state: RootState) {
  const { client, businessLine } = selectSession(state);
  if (!businessLine) return null;
  const line = businessLine === 'MEDD' ? ('medicare' as const) : ('commercial' as const);
  return { line, locale: languages[selectLanguage(state)].preference, client };
}
