import { addressOf, errorCodeOf, readResponse } from '@portal/contracts';
import { idCard } from '@portal/contracts/id-card';
import { cardsToKeep } from './kept-cards';
import type { Vault } from './vault';

/**
 * Asks for the kept cards anew, once a day while their member is online, and keeps what comes. False when
 * they may not stay: the member is no longer eligible, or no card counts any more. Any other failure
 * leaves them as they are.
 */
export async function renewKeptCards(
  vault: Pick<Vault, 'read' | 'keep'>,
  today: string,
  ask: typeof fetch,
): Promise<boolean> {
  const kept = await vault.read();
  if (!kept || kept.keptOn === today) return true;
  try {
    const answer = await ask(addressOf(idCard.get, { memberId: kept.owner }), {
      headers: { accept: 'application/json' },
    });
    const body: unknown = await answer.json();
    if (errorCodeOf(answer.status, body) === 'ELIG_E0000001') return false;
    const read = readResponse(idCard.get.response, body);
    if (!answer.ok || !read.success) return true;
    const { cards: _cards, keptOn: _keptOn, until: _until, ...look } = kept;
    const fresh = cardsToKeep(read.value.cards, look, today);
    if (fresh) await vault.keep(fresh);
    return fresh !== null;
  } catch {
    return true;
  }
}
