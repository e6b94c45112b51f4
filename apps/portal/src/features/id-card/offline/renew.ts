import { requestPath, errorCodeOf, readResponse } from '@portal/contracts';
import { idCard } from '@portal/contracts/id-card';
import { cardsToSave } from './saved-cards';
import type { Vault } from './vault';

/**
 * Requests the saved cards again, once a day while their member is online, and saves the response. False when
 * they may not stay: the member is no longer eligible, or no card is valid any more. Any other failure
 * leaves them as they are.
 */
export async function renewSavedCards(
  vault: Pick<Vault, 'read' | 'save'>,
  today: string,
  fetcher: typeof fetch,
): Promise<boolean> {
  const saved = await vault.read();
  if (!saved || saved.savedOn === today) return true;
  try {
    const answer = await fetcher(requestPath(idCard.get, { memberId: saved.owner }), {
      headers: { accept: 'application/json' },
    });
    const body: unknown = await answer.json();
    if (errorCodeOf(answer.status, body) === 'ELIG_E0000001') return false;
    const read = readResponse(idCard.get.response, body);
    if (!answer.ok || !read.success) return true;
    const { cards: _cards, savedOn: _savedOn, until: _until, ...look } = saved;
    const fresh = cardsToSave(read.value.cards, look, today);
    if (fresh) await vault.save(fresh);
    return fresh !== null;
  } catch {
    return true;
  }
}
