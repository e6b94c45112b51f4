import { randomBytes } from 'node:crypto';
import { accountProblems, inputKinds } from '@portal/domain';
import { html, nothing } from '../identity-provider/page';
import { cardFrameTexts } from './card-frame.text';

/** The account number that the bank declines. */
const declined = '000111111116';

const accountFields = ['holder', 'kind', 'routing', 'account', 'again'] as const;
type TypedAccount = Record<(typeof accountFields)[number], string>;

/** A token for a typed bank account, or the names of the fields that are wrong. */
export function tokeniseAccount(body: unknown) {
  const sent = (body ?? {}) as Record<string, unknown>;
  const typed = Object.fromEntries(
    accountFields.map((name) => [name, typeof sent[name] === 'string' ? sent[name] : '']),
  ) as TypedAccount;
  const errors = accountProblems(typed);
  if (errors.length > 0) return { errors };
  const number = inputKinds.accountNumber.tidy(typed.account);
  const start = number === declined ? 'tok_declined_' : 'tok_';
  const token = `${start}${randomBytes(16).toString('hex')}`;
  return { account: { token, kind: typed.kind, last4: number.slice(-4) } };
}

/** The fields of a bank account. Nothing of it is remembered by the browser. */
export function accountForm(language: keyof typeof cardFrameTexts) {
  const t = cardFrameTexts[language].account;
  const fields = accountFields.map((name) => {
    const described = `${name === 'routing' ? 'routing-hint ' : ''}${name}-error`;
    return html`<div class="${name === 'holder' ? 'field whole' : 'field'}">
      <label for="${name}">${t[name]}</label>
      ${name === 'routing' ? html`<p class="hint" id="routing-hint">${t.routingHint}</p>` : nothing}
      <p class="err" id="${name}-error" hidden></p>
      ${
        name === 'kind'
          ? html`<select id="kind" name="kind" aria-describedby="${described}" required>
              <option value="">${t.choose}</option>
              <option value="CHECKING">${t.CHECKING}</option>
              <option value="SAVINGS">${t.SAVINGS}</option>
            </select>`
          : html`<input
              id="${name}"
              name="${name}"
              inputmode="${name === 'holder' ? 'text' : 'numeric'}"
              autocomplete="${name === 'holder' ? 'name' : 'off'}"
              aria-describedby="${described}"
              required
            />`
      }
    </div>`;
  });
  return { title: t.title, fields, demo: t.demo, errors: t.errors };
}
